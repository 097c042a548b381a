import { parseContentFilePath } from "../content-types/locate"
import { parseContentEntry } from "../content-types/read-entry"
import { formatProblem, type ContentFile } from "../read-content"
import { findLeftoverSampleTexts } from "./sample-traces"

function toFile(file: string, text: string): ContentFile {
  const location = parseContentFilePath(file)
  if (!location.ok) throw new Error(location.message)
  return { ...location, file, text, address: null, read: parseContentEntry(location.type, location.slug, text) }
}

const findTraces = (file: string, text: string): string[] =>
  findLeftoverSampleTexts([toFile(file, text)]).map(formatProblem)

const FICTION = "is kept for fiction; nobody answers it"

test.each([
  ["pages/a.mdx", "Ring 1300 975 707.", `number: 1300 975 707 ${FICTION}`],
  ["cities/a.mdx", "phone: 03 5550 1234", `number: 03 5550 1234 ${FICTION}`],
  ["people/a.yaml", "phone: 0491 570 006", `number: 0491 570 006 ${FICTION}`],
  ["site.yaml", 'abn: "00 000 000 000"', "abn: 00 000 000 000 can't be a business number"],
  ["site.yaml", "email: hello@example.com", "address: the domain is kept for examples"],
  ["site.yaml", "url: https://www.yarra.example", "address: the domain is kept for examples"],
  ["offers/a.yaml", "terms: Sample offer.", "text: calls itself a sample; write your own, or take it out"],
  ["pages/a.mdx", '<In sample="yes">', "text: is shown for the sample only; take it out"],
])("%s: %s is left of the sample", (file, line, sentence) => {
  expect(findTraces(file, `\n${line}\n`)).toEqual([`content/${file}: line 2, ${sentence}`])
})

test.each([
  ["site.yaml", 'abn: "51 824 753 556"'],
  ["site.yaml", "url: https://www.example-conveyancing.com.au"],
  ["site.yaml", "email: hello@theexamples.com.au"],
  ["pages/a.mdx", "A sample contract, and 1300 975 000."],
  ["offers/_example.yaml", "terms: Sample offer."],
  ["samples/nsw-contract.yaml", "    text: 02 5550 0177"],
])("%s: %s is nothing of the sample", (file, line) => {
  expect(findTraces(file, line)).toEqual([])
})
