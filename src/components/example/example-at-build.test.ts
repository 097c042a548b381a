import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { Example } from "./example"

test("without a script there is the source, and no button that does nothing", () => {
  const html = renderToString(createElement(Example, { title: "A tip", source: '<Notice kind="tip">' }))
  expect(html).toContain("&lt;Notice kind=&quot;tip&quot;&gt;")
  expect(html).not.toContain("Copy")
})
