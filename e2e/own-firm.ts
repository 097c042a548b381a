import { readFileSync } from "node:fs"
import * as v from "valibot"
import { parse } from "yaml"
import type { Kind } from "../src/domain/content/choices"
import { STATE_NAMES, STATES, type State } from "../src/domain/states"
import { type BuiltEntry, listContentWithBuiltPages, listEntryTexts } from "../tools/journeys/built-entries"

// The same tests run for every firm, so they read the facts about it here.

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

export const firm = v.parse(firmSchema, parse(readFileSync("content/site.yaml", "utf8")))

export const buildTelLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`

export const OWN_STATES: readonly State[] = firm.states.map(({ state }) => state)

export const FIRST_STATE: State = OWN_STATES[0] ?? STATES[0]
export const FIRST_STATE_NAME = STATE_NAMES[FIRST_STATE].name

export const OTHER_STATE: State = OWN_STATES[1] ?? FIRST_STATE

export type OwnEntry = BuiltEntry

type Where = (entry: OwnEntry) => boolean

export function findFirstEntry(kind: Kind, where: Where = () => true): BuiltEntry | null {
  for (const entry of listContentWithBuiltPages(kind, firm.product)) if (where(entry)) return entry
  return null
}

export const hasQuoteForm: Where = ({ text }) => text.includes("<QuoteForm")

export const isListedPage: Where = ({ fields }) => fields["index"] !== false && fields["canonical"] === undefined

const tests = listEntryTexts("test").filter(text => !/^winner:/m.test(text))

export const isInPageTest: Where = ({ path }) => tests.some(text => new RegExp(`page: ["']?${path}["']?\\s`).test(text))

export const isAboutState =
  (state: State): Where =>
  ({ fields }) =>
    fields["state"] === state

/** @throws if the field isn't a text. */
export const getTextField = ({ slug, fields }: BuiltEntry, field: string): string =>
  v.parse(v.string(`${field} of ${slug}`), fields[field])
