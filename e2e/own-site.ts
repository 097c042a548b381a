import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import * as v from "valibot"
import { parse } from "yaml"
import type { Kind } from "../src/domain/content/choices"
import { paths } from "../src/domain/paths"
import { STATE_NAMES, STATES, type State } from "../src/domain/states"
import { type BuiltEntry, builtEntries, contentTexts } from "../tools/journeys/built-entries"
import { expect, test } from "./journey"

// What the journeys know of the firm whose site they're in: they're the same for every firm, so they read it here.

const phoneSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ display: v.string() }),
    v.transform(({ display }) => display),
  ),
])

const firmSchema = v.object({
  name: v.string(),
  legalName: v.optional(v.string()),
  product: v.string(),
  productTitle: v.string(),
  description: v.string(),
  /** Names of palettes, or colours as `#0e6a69`. */
  colours: v.array(v.string()),
  abn: v.string(),
  licence: v.optional(v.string()),
  phone: phoneSchema,
  email: v.string(),
  address: v.string(),
  hours: v.object({
    timeZone: v.string(),
    days: v.array(v.string()),
    fromMinute: v.number(),
    toMinute: v.number(),
  }),
  quoteModal: v.object({ title: v.string(), subtitle: v.string() }),
  states: v.pipe(
    v.array(
      v.object({
        state: v.picklist(STATES),
        as: v.string(),
        registration: v.object({ register: v.string(), number: v.string() }),
      }),
    ),
    v.minLength(1),
  ),
})

/** The firm, as `content/site.yaml` has it. Its phone number is as people write it. */
export const firm = v.parse(firmSchema, parse(readFileSync("content/site.yaml", "utf8")))

/** The address that dials a number written as people write it. */
export const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`

/** Expects that a reader of the page as it's shown or printed now is told who the firm is in law. */
export async function expectImprint(page: Page): Promise<void> {
  const line = page.getByText(`ABN ${firm.abn}`).filter({ visible: true }).first()
  await expect(line).toBeVisible()
  for (const part of firm.licence ? [firm.licence] : firm.states.map(({ registration }) => registration.number))
    await expect(line).toContainText(part)
}

/** The states in which the firm acts, in its order. */
export const OWN_STATES: readonly State[] = firm.states.map(({ state }) => state)

/** The first of them, with which forms begin, and its name. */
export const FIRST_STATE: State = OWN_STATES[0] ?? STATES[0]
export const FIRST_STATE_NAME = STATE_NAMES[FIRST_STATE].name

/** A second state, where the firm acts in several; otherwise the only one. */
export const OTHER_STATE: State = OWN_STATES[1] ?? FIRST_STATE

/** Skips the test unless the firm acts in each of `states`. */
export function needsState(...states: readonly State[]): void {
  const missing = states.filter(state => !OWN_STATES.includes(state))
  test.skip(missing.length > 0, `the firm doesn't act in ${missing.map(state => STATE_NAMES[state].name).join(" or ")}`)
}

/** Skips the test unless the firm acts in so many states or more. */
export function needsStates(count: number): void {
  test.skip(OWN_STATES.length < count, `the firm acts in fewer than ${count} states`)
}

/** An entry of this firm's that the built site has a page of. */
export type OwnEntry = BuiltEntry

type Where = (entry: OwnEntry) => boolean

/** The first built entry of a kind for which `where` is true; `null` where the site has none. */
export function anEntry(kind: Kind, where: Where = () => true): BuiltEntry | null {
  for (const entry of builtEntries(kind, firm.product)) if (where(entry)) return entry
  return null
}

/** The same, for a test that's about such an entry: it's skipped where the site has none. */
export function needsEntry(kind: Kind, where?: Where, called: string = kind): BuiltEntry {
  const entry = anEntry(kind, where)
  test.skip(!entry, `this site has no ${called}`)
  if (!entry) throw new Error(`no ${called}`)
  return entry
}

/** All built entries of a kind for which `where` is true, for a test that's about them: it's skipped where there's none. */
export function needsEntries(kind: Kind, where: Where, called: string): OwnEntry[] {
  const entries = [...builtEntries(kind, firm.product)].filter(where)
  test.skip(entries.length === 0, `this site has no ${called}`)
  return entries
}

/** The address of a page that's there in some sites only, for a test that's about it: it's skipped where there's none. */
export function needsPath(path: string | null, called: string): string {
  test.skip(path === null, `this site has no ${called}`)
  return path ?? paths.home
}

/** Whether a page has the quote form in it. */
export const hasQuoteForm: Where = ({ text }) => text.includes("<QuoteForm")

/** Whether search engines may list a page, at its own address. */
export const isListed: Where = ({ fields }) => fields["index"] !== false && fields["canonical"] === undefined

/** What compares pages and hasn't ended. */
const tests = contentTexts("test").filter(text => !/^winner:/m.test(text))

/** Whether a page is compared with others: then some visits to its address get another. */
export const isCompared: Where = ({ path }) => tests.some(text => new RegExp(`page: ["']?${path}["']?\\s`).test(text))

/** Whether an entry is about a state. */
export const isAbout =
  (state: State): Where =>
  ({ fields }) =>
    fields["state"] === state

/** What a field that is a text says. Throws for any other. */
export const textOf = ({ slug, fields }: BuiltEntry, field: string): string =>
  v.parse(v.string(`${field} of ${slug}`), fields[field])
