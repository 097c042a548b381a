import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { isoDate } from "../../domain/iso-date"
import { contentText, pageText } from "../../testing/content-lines"
import { createTimedNodes } from "./timed-nodes"

const timed = (line: string) => pageText("Words.").replace("heading:", `${line}\nheading:`)

const partner = contentText("partners/_example.mdx").replace("name:", 'publishFrom: "2027-07-01"\nname:')

const FILES = {
  "site.yaml": contentText("site.yaml"),
  "pages/always.mdx": pageText("Words."),
  "pages/draft.mdx": timed("draft: true"),
  "pages/july.mdx": timed('publishFrom: "2027-07-01"'),
  "pages/june.mdx": timed('until: "2027-06-30"'),
  "pages/_example.mdx": timed("draft: true"),
  "partners/bank.mdx": partner,
}

/** The paths of the nodes that are made of these files on a day. */
function pathsOn(today: string, all = false): unknown[] {
  const content = mkdtempSync(join(tmpdir(), "content-"))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(content, name)), { recursive: true })
    writeFileSync(join(content, name), text)
  }
  const made: Record<string, unknown>[] = []
  const tools = {
    getNode: () => undefined,
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    actions: { createNode: (node: Record<string, unknown>) => void made.push(node) },
  }
  createTimedNodes(tools as unknown as Parameters<typeof createTimedNodes>[0], content, { today: isoDate(today), all })
  expect(made.every(({ parent }) => parent === null)).toBe(true)
  return made.map(({ path }) => path)
}

test("a build makes the pages of its day, and never a draft", () => {
  expect(pathsOn("2027-06-30")).toEqual(["/june"])
})

test("what begins on a day is there on it, with the collection statement that a partner brings along", () => {
  expect(pathsOn("2027-07-01")).toEqual(["/july", "/partners/bank", "/privacy-policy-collection-statement-bank"])
})

test("a preview makes all of them", () => {
  expect(pathsOn("2020-01-01", true)).toEqual([
    "/draft",
    "/july",
    "/june",
    "/partners/bank",
    "/privacy-policy-collection-statement-bank",
  ])
})
