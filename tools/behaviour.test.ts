import { existsSync, readFileSync } from "node:fs"
import { digestOf, readTable } from "./behaviour/read-table"
import { SECTIONS } from "./behaviour/specification"
import { isTitle, titlesIn } from "./behaviour/titles"

const rows = readTable(readFileSync("docs/behaviour.md", "utf8"))

test("only the sections that say how the site behaves are in the table", () => {
  expect([...new Set(rows.map(({ section }) => section))]).toEqual(SECTIONS.map(({ section }) => section))
})

test.each(SECTIONS)("section $section has all its sentences, in order and word for word", ({ section, ...said }) => {
  const own = rows.filter(row => row.section === section)
  expect(own.map(({ number }) => number)).toEqual(Array.from({ length: said.sentences }, (_, index) => index + 1))
  expect(digestOf(own.map(({ sentence }) => sentence).join(""))).toBe(said.digest)
})

test("every sentence names a test that proves it, or says why none can", () => {
  const unmapped = rows.filter(({ proofs, reason }) => proofs.length === 0 && (reason ?? "").length < 20)
  expect(unmapped.map(({ section, number, sentence }) => `${section}.${number}: ${sentence}`)).toEqual([])
})

test("every test that a sentence names exists", () => {
  const titles = new Map<string, string[]>()
  const titlesOf = (file: string): string[] => {
    const known = titles.get(file) ?? (existsSync(file) ? titlesIn(readFileSync(file, "utf8")) : [])
    titles.set(file, known)
    return known
  }
  const missing = rows.flatMap(({ section, number, proofs }) =>
    proofs
      .filter(({ file, title }) => !titlesOf(file).some(one => isTitle(one, title)))
      .map(({ file, title }) => `${section}.${number}: ${file} :: ${title}`),
  )
  expect(missing).toEqual([])
})
