import type { Page } from "@playwright/test"
import type { Kind } from "../src/domain/content/choices"
import { paths } from "../src/domain/paths"
import { STATE_NAMES, type State } from "../src/domain/states"
import { type BuiltEntry } from "../tools/journeys/built-entries"
import { expect, test } from "./journey"
import { findFirstEntry, firm, OWN_STATES } from "./own-firm"

export * from "./own-firm"

type Where = (entry: BuiltEntry) => boolean

export async function expectImprint(page: Page): Promise<void> {
  const line = page.getByText(`ABN ${firm.abn}`).filter({ visible: true }).first()
  await expect(line).toBeVisible()
  for (const part of firm.licence ? [firm.licence] : firm.states.map(({ registration }) => registration.number))
    await expect(line).toContainText(part)
}

export async function countPrintedPages(page: Page): Promise<number> {
  // At the margins that browsers leave on paper.
  const pdf = await page.pdf({ format: "A4", margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" } })
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length
}

export function requireFirmState(...states: readonly State[]): void {
  const missing = states.filter(state => !OWN_STATES.includes(state))
  test.skip(missing.length > 0, `the firm doesn't act in ${missing.map(state => STATE_NAMES[state].name).join(" or ")}`)
}

export function requireFirmStateCount(count: number): void {
  test.skip(OWN_STATES.length < count, `the firm acts in fewer than ${count} states`)
}

export function requireEntry(kind: Kind, where?: Where, name: string = kind): BuiltEntry {
  const entry = findFirstEntry(kind, where)
  test.skip(!entry, `this site has no ${name}`)
  if (!entry) throw new Error(`no ${name}`)
  return entry
}

export function requirePagePath(path: string | null, name: string): string {
  test.skip(path === null, `this site has no ${name}`)
  return path ?? paths.home
}
