import { readFileSync } from "node:fs"
import * as v from "valibot"
import { parse } from "yaml"
import type { Kind } from "../src/domain/content/choices"
import { STATE_NAMES, STATES, type State } from "../src/domain/states"
import { type BuiltEntry, listContentWithBuiltPages, listEntryTexts } from "../tools/journeys/built-entries"

// The facts about the firm that tests of the built site use. The same tests run for every firm, so they read the facts here.

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
  /** Names of palettes, or colours such as `#0e6a69`. */
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

/** The firm's data from `content/site.yaml`. The phone number is formatted for people to read. */
export const firm = v.parse(firmSchema, parse(readFileSync("content/site.yaml", "utf8")))

/** Builds the `tel:` address for a phone number that is formatted for people to read. */
export const buildTelLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`

/** The states in which the firm acts, in the order of its file. */
export const OWN_STATES: readonly State[] = firm.states.map(({ state }) => state)

/** The first of these states, which forms preselect. Its name follows. */
export const FIRST_STATE: State = OWN_STATES[0] ?? STATES[0]
export const FIRST_STATE_NAME = STATE_NAMES[FIRST_STATE].name

/** A second state if the firm acts in several. Otherwise it's the firm's only state. */
export const OTHER_STATE: State = OWN_STATES[1] ?? FIRST_STATE

/** A content entry with a page in the built site of this firm. */
export type OwnEntry = BuiltEntry

type Where = (entry: OwnEntry) => boolean

/** The first built entry of a kind for which `where` is true, or `null` if the site has none. */
export function findFirstEntry(kind: Kind, where: Where = () => true): BuiltEntry | null {
  for (const entry of listContentWithBuiltPages(kind, firm.product)) if (where(entry)) return entry
  return null
}

/** Whether a page contains the quote form. */
export const hasQuoteForm: Where = ({ text }) => text.includes("<QuoteForm")

/** Whether search engines may list a page at its own address. */
export const isListedPage: Where = ({ fields }) => fields["index"] !== false && fields["canonical"] === undefined

/** The texts of the page tests that are still running. */
const tests = listEntryTexts("test").filter(text => !/^winner:/m.test(text))

/** Whether a page is part of a running page test, so that some visits to its address get another page. */
export const isInPageTest: Where = ({ path }) => tests.some(text => new RegExp(`page: ["']?${path}["']?\\s`).test(text))

/** Creates a condition that is true for entries about a state. */
export const isAboutState =
  (state: State): Where =>
  ({ fields }) =>
    fields["state"] === state

/** The value of a text field of an entry. @throws if the field isn't a text. */
export const getTextField = ({ slug, fields }: BuiltEntry, field: string): string =>
  v.parse(v.string(`${field} of ${slug}`), fields[field])
