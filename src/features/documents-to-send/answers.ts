import { getText, type FormValues } from "../../components/form/form-values"
import { ONLY_STATE } from "../../components/form/our-states"
import { CIRCUMSTANCES, PARTIES, PROPERTY_KINDS, SALE_STAGES } from "../../domain/documents-to-send/document-to-send"
import type { Situation } from "../../domain/documents-to-send/list-documents"
import type { IsoDate } from "../../domain/iso-date"
import { parseWrittenDay } from "../../domain/parse/day"
import type { FieldError } from "../../domain/parse/parse-result"
import { OUR_STATES } from "../../domain/states"

/** The `id` of the form, and the beginning of its fields' ids. No heading of the page may get the same. */
export const FORM_ID = "documents-form"

/** The questions with one answer each, and their answers. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  side: PARTIES,
  state: OUR_STATES,
  property: PROPERTY_KINDS,
  stage: SALE_STAGES,
}

/** The answer to a question, in whatever capitals; null for none of `options`. */
function findChoice<Answer extends string>(
  values: FormValues,
  name: string,
  options: readonly Answer[],
): Answer | null {
  const text = getText(values, name).toLowerCase()
  return options.find(option => option.toLowerCase() === text) ?? null
}

const choicesIn = (values: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(CHOICES).flatMap(([name, options]) => {
      const answer = findChoice(values, name, options)
      return answer === null ? [] : [[name, answer]]
    }),
  )

const circumstancesIn = (values: FormValues) => CIRCUMSTANCES.filter(name => getText(values, name) === "yes")

/** What's answered before anyone has: the state of a firm that acts in one only. */
export const STARTING: FormValues = ONLY_STATE ? { state: ONLY_STATE } : {}

/** The answers in the query of an address. What isn't offered is left out. */
function parseQuery(search: string): FormValues {
  const given = Object.fromEntries(new URLSearchParams(search))
  return { ...choicesIn(given), ...Object.fromEntries(circumstancesIn(given).map(name => [name, "yes"])) }
}

/** What a list begins with: what's `typed` in the form of the page, what the query of the address says, and `STARTING`. */
export const startingWith = (search: string, typed: FormValues): FormValues => ({
  ...STARTING,
  ...parseQuery(search),
  ...typed,
})

/** The query that stands for `values`, without its question mark. It has no personal details. */
export function formatQuery(values: FormValues): string {
  const choices = Object.entries(choicesIn(values)).map(([name, text]) => [name, text.toLowerCase()])
  return new URLSearchParams([...choices, ...circumstancesIn(values).map(name => [name, "yes"])]).toString()
}

/** What is known of the sale; null until its side and state are. */
export function getSituation(values: FormValues): Situation | null {
  const side = findChoice(values, "side", PARTIES)
  const state = findChoice(values, "state", OUR_STATES)
  if (side === null || state === null) return null
  return {
    side,
    state,
    property: findChoice(values, "property", PROPERTY_KINDS),
    stage: findChoice(values, "stage", SALE_STAGES),
    circumstances: circumstancesIn(values),
  }
}

/** The settlement date, which isn't before `today`; null where there's none or it's wrong. */
export const settlementOf = (values: FormValues, today: IsoDate): IsoDate | null => readSettlement(values, today).on

const REQUIRED: Readonly<Record<string, string>> = {
  side: "Choose buying or selling",
  state: "Choose the state the property is in",
}

/** What's missing or wrong, in the order of the questions. */
export function checkAnswers(values: FormValues, today: IsoDate): readonly FieldError[] {
  const missing = Object.entries(REQUIRED)
    .filter(([field]) => getText(values, field) === "")
    .map(([field, message]) => ({ field, code: "required", message }))
  const { problem } = readSettlement(values, today)
  return problem ? [...missing, problem] : missing
}

function readSettlement(values: FormValues, today: IsoDate): { on: IsoDate | null; problem: FieldError | null } {
  const text = getText(values, "settlement").trim()
  if (text === "") return { on: null, problem: null }
  const read = parseWrittenDay(text)
  const wrong = (code: string, message: string) => ({ on: null, problem: { field: "settlement", code, message } })
  if (!read.ok) return wrong(read.code, "Enter a settlement date, like 3 March 2027")
  return read.value < today
    ? wrong("past", "Enter a settlement date that isn’t in the past")
    : { on: read.value, problem: null }
}
