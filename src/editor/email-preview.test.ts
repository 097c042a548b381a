import { readFileSync } from "node:fs"
import { EMAIL_NAMES } from "../domain/content/email-schema"
import { parseIsoDate } from "../domain/iso-date"
import { listContentFiles } from "../gatsby/read-content"
import { copyFixtureFirmContent } from "../testing/content-lines"
import { buildPreviewEmail, readEmailPreviewProps } from "./email-preview"
import { buildPagePreviewData } from "./page-data"

const dir = copyFixtureFirmContent()
const texts = new Map(
  listContentFiles(dir).map(file => [file, file.startsWith("pictures/") ? "" : readFileSync(`${dir}/${file}`, "utf8")]),
)

test.each(EMAIL_NAMES)("the email %s is shown as it's written, with the firm's words and a quote's", async name => {
  const fields = { subject: "A subject of {firm}", title: "A title", opening: ["About {reference}: hello."] }
  const draft = { file: `emails/${name}.yaml`, fields, body: null }
  const pageData = await buildPagePreviewData(draft, { texts, pictures: new Map() }, "2026-11-21")
  if (!pageData) throw new Error("the email has no preview")
  const today = parseIsoDate("2026-11-21")
  const { subject, text } = buildPreviewEmail({ ...readEmailPreviewProps(pageData), today })
  expect(subject).toBe("A subject of Wattlebird Lawyers")
  expect(text).toMatch(/^Wattlebird Lawyers\n\nA TITLE\n\nHello Mai,\n\nAbout [0-9A-Z]{4} [0-9A-Z]{4}: hello\.\n/)
})
