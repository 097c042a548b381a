import { getAnswerText, type FormValues } from "../../components/form/form-values"
import { ONLY_STATE } from "../../components/form/our-states"
import { CIRCUMSTANCES, PARTIES, PROPERTY_KINDS, SALE_STAGES } from "../../domain/documents-to-send/document-to-send"
import type { Situation } from "../../domain/documents-to-send/list-documents"
import type { IsoDate } from "../../domain/iso-date"
import { parseCalendarDate } from "../../domain/parse/day"
import { findOption } from "../../domain/parse/wire"
import { err, ok, type FieldError, type ParseResult } from "../../domain/parse/parse-result"
import { OUR_STATES } from "../../domain/states"

/** The `id` of the form, and the prefix of its fields' ids. No heading on the page may have the same id. */
export const FORM_ID = "documents-form"

/** The answer to a question, ignoring case; null if it isn't one of `options`. */
const findOptionMatchingAnswer = <Answer extends string>(
  values: FormValues,
  name: string,
  options: readonly Answer[],
): Answer | null => findOption(options, getAnswerText(values, name)) ?? null

const readChoiceAnswers = (values: FormValues) => ({
  side: findOptionMatchingAnswer(values, "side", PARTIES),
  state: findOptionMatchingAnswer(values, "state", OUR_STATES),
  property: findOptionMatchingAnswer(values, "property", PROPERTY_KINDS),
  stage: findOptionMatchingAnswer(values, "stage", SALE_STAGES),
})

const readCircumstances = (values: FormValues) =>
  CIRCUMSTANCES.filter(name => getAnswerText(values, name).toLowerCase() === "yes")

/** The answers that the form offers, each with the name of its question. */
const listOfferedAnswers = (values: FormValues): [name: string, text: string][] => [
  ...Object.entries(readChoiceAnswers(values)).flatMap(([name, answer]): [string, string][] =>
    answer ? [[name, answer]] : [],
  ),
  ...readCircumstances(values).map((name): [string, string] => [name, "yes"]),
]

const CHOOSE: Readonly<Record<string, string>> = {
  side: "Choose buying or selling",
  state: "Choose the state the property is in",
  property: "Choose the kind of property",
  stage: "Choose whether the contract has been signed",
}

/** Reads the query of an address. Of several answers to one question the first counts, as `URLSearchParams.get` has it. */
const readQuery = (search: string): FormValues => Object.fromEntries([...new URLSearchParams(search)].reverse())

/** The errors for answers in an address's query that the form doesn't offer. Without them, the list would be another sale's. */
export function listUnreadAnswers(search: string): readonly FieldError[] {
  const values = readQuery(search)
  const choices: Readonly<Record<string, unknown>> = readChoiceAnswers(values)
  const isUnread = (name: string) => getAnswerText(values, name).trim() !== "" && choices[name] === null
  const unread = Object.entries(CHOOSE).filter(([field]) => isUnread(field))
  return unread.map(([field, message]) => ({ field, code: "choice", message }))
}

/** The initial answers: the state, if the firm acts in only one. */
export const DEFAULT_VALUES: FormValues = ONLY_STATE ? { state: ONLY_STATE } : {}

/** The answers that a list starts with: `DEFAULT_VALUES`, then those in the address's query that the form offers, which win. */
export const getInitialAnswers = (search: string): FormValues => ({
  ...DEFAULT_VALUES,
  ...Object.fromEntries(listOfferedAnswers(readQuery(search))),
})

/** The query for `values`, without its question mark. It has no personal details. */
export const formatAnswersAsQuery = (values: FormValues): string =>
  new URLSearchParams(listOfferedAnswers(values).map(([name, text]) => [name, text.toLowerCase()])).toString()

/** What's known about the sale; null until its side and state are known. */
export function getSaleDetailsFromAnswers(values: FormValues): Situation | null {
  const { side, state, ...choices } = readChoiceAnswers(values)
  return side && state && { side, state, ...choices, circumstances: readCircumstances(values) }
}

/** The settlement date, `today` or later; null if it's missing or invalid. */
export function getSettlementDate(values: FormValues, today: IsoDate): IsoDate | null {
  const result = parseSettlementDate(values, today)
  return result.ok ? result.value : null
}

/** The errors for missing and invalid answers, in the order of the questions. */
export function listDocumentsFormErrors(values: FormValues, today: IsoDate): readonly FieldError[] {
  const missing = ["side", "state"]
    .filter(field => getAnswerText(values, field) === "")
    .map(field => ({ field, code: "required", message: CHOOSE[field] ?? "" }))
  const result = parseSettlementDate(values, today)
  return result.ok ? missing : [...missing, { field: "settlement", code: result.code, message: result.message }]
}

function parseSettlementDate(values: FormValues, today: IsoDate): ParseResult<IsoDate | null> {
  const text = getAnswerText(values, "settlement").trim()
  if (text === "") return ok(null)
  const result = parseCalendarDate(text)
  if (!result.ok) return err(result.code, "Enter a settlement date, like 3 March 2027")
  return result.value < today ? err("past", "Enter a settlement date that isn’t in the past") : result
}
