import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { STATES } from "../../src/domain/states"
import { readFirmFile } from "../../src/gatsby/firm-file"
import { listFirmEntries } from "../content/firm-entries"

/** People of the firm that the unit tests have. The sample site has nobody. */
const FIXTURES = "src/testing/content/people"

const readFixtures = (): { file: string; text: string; name: string }[] =>
  readdirSync(FIXTURES).map(file => {
    const text = readFileSync(join(FIXTURES, file), "utf8")
    return { file, text, name: String(parse(text).name) }
  })

/**
 * Adds two people to a copy of the site, in all states of the firm, the first of them at one of its own offices. Gives the
 * name of the office; null for a firm whose offices have no pages.
 */
export function addPeople(content: string): string | null {
  const office = listFirmEntries(content, "cities")[0]?.replace(/\.mdx?$/, "") ?? null
  const states = readFirmFile(content).states ?? STATES
  for (const { file, text } of readFixtures())
    writeFileSync(
      join(content, "people", file),
      text
        .replace(/^offices:.*\n/m, office === null ? "" : `offices: [${office}]\n`)
        .replace(/^states:.*$/m, `states: [${states.join(", ")}]`),
    )
  return office
}

/**
 * Which of them a built site leaves out of the page about the firm, or of the page of their office where they have one, one
 * line each.
 */
export function findPeopleLeftOut(publicFolder: string, office: string | null): string[] {
  const names = readFixtures().map(({ name }) => name)
  const listMissing = (page: string, texts: readonly string[]): string[] => {
    const file = join(publicFolder, page)
    const html = existsSync(file) ? readFileSync(file, "utf8") : ""
    return texts.filter(name => !html.includes(name)).map(name => `${page} does not show ${name}.`)
  }
  const ofFirm = listMissing("about-us.html", names)
  if (office === null) return ofFirm
  const pages = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  const [ofOffice = `${office}.html`] = pages.filter(page => page.endsWith(`/${office}.html`))
  return [...ofFirm, ...listMissing(ofOffice, names.slice(0, 1))]
}
