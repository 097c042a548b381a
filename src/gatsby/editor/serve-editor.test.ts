import { resolve } from "node:path"
import { serveEditor } from "./serve-editor"

test("the editor's address is answered with the page that was written for it", () => {
  const sent: string[] = []
  serveEditor({ get: (path, answer) => answer(null, { sendFile: file => sent.push(`${path} ${file}`) }) })
  expect(sent).toEqual([`/admin/ ${resolve("public/admin/index.html")}`])
})
