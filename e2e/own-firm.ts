import { readFileSync } from "node:fs"
import * as v from "valibot"
import { parse } from "yaml"
import type { Kind } from "../src/domain/content/choices"
import { STATE_NAMES, STATES, type State } from "../src/domain/states"
import { type BuiltEntry, listBuiltEntries, contentTexts } from "../tools/journeys/built-entries"

// What the tests of the built site know of the firm: they're the same for every firm, so they read it here.

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
export const buildTelLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`

/** The states in which the firm acts, in its order. */
export const OWN_STATES: readonly State[] = firm.states.map(({ state }) => state)

/** The first of them, with which forms begin, and its name. */
export const FIRST_STATE: State = OWN_STATES[0] ?? STATES[0]
export const FIRST_STATE_NAME = STATE_NAMES[FIRST_STATE].name

/** A second state, where the firm acts in several; otherwise the only one. */
export const OTHER_STATE: State = OWN_STATES[1] ?? FIRST_STATE

/** An entry of this firm's that the built site has a page of. */
export type OwnEntry = BuiltEntry

type Where = (entry: OwnEntry) => boolean

/** The first built entry of a kind for which `where` is true; `null` where the site has none. */
export function anEntry(kind: Kind, where: Where = () => true): BuiltEntry | null {
  for (const entry of listBuiltEntries(kind, firm.product)) if (where(entry)) return entry
  return null
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
export const getText = ({ slug, fields }: BuiltEntry, field: string): string =>
  v.parse(v.string(`${field} of ${slug}`), fields[field])
