import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { STATES } from "../../src/domain/states"
import { readFirmFile } from "../../src/gatsby/firm-file"
import { listEntriesOfKind } from "./copy-site"

/** The staff profiles of the unit tests. The sample site has none. */
const FIXTURES = "src/testing/content/people"

const readFixturePeople = (): { file: string; text: string; name: string }[] =>
  readdirSync(FIXTURES).map(file => {
    const text = readFileSync(join(FIXTURES, file), "utf8")
    return { file, text, name: String(parse(text).name) }
  })

/** The first is in one of the firm's offices. Returns that office; null if there's no page of one. */
export function addTestStaffProfiles(content: string): string | null {
  const office = listEntriesOfKind(content, "city")[0]?.slug ?? null
  const states = readFirmFile(content).states ?? STATES
  for (const { file, text } of readFixturePeople())
    writeFileSync(
      join(content, "people", file),
      text
        .replace(/^offices:.*\n/m, office === null ? "" : `offices: [${office}]\n`)
        .replace(/^states:.*$/m, `states: [${states.join(", ")}]`),
    )
  return office
}

export function findPeopleMissingFromPages(publicFolder: string, office: string | null): string[] {
  const names = readFixturePeople().map(({ name }) => name)
  const listNamesMissingFromPage = (page: string, texts: readonly string[]): string[] => {
    const file = join(publicFolder, page)
    const html = existsSync(file) ? readFileSync(file, "utf8") : ""
    return texts.filter(name => !html.includes(name)).map(name => `${page} does not show ${name}.`)
  }
  const ofFirm = listNamesMissingFromPage("about-us.html", names)
  if (office === null) return ofFirm
  const pages = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  const [ofOffice = `${office}.html`] = pages.filter(page => page.endsWith(`/${office}.html`))
  return [...ofFirm, ...listNamesMissingFromPage(ofOffice, names.slice(0, 1))]
}
