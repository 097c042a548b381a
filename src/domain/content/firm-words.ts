import * as v from "valibot"
import { isSampleAbn } from "./imprint"
import { formatList } from "../text-formats"
import { isObject, type Answers } from "../parse/wire"
import { STATE_FEATURES } from "../state-features"
import { formatMoney } from "../format/format"
import { cents } from "../money/money"
import { type State, STATE_NAMES, STATES } from "../states"
import type { OptionalEntries } from "./choices"
import { formatDidYouMean } from "./did-you-mean"
import { formatFieldName, type FieldProblem } from "./field-problems"
import { oneOf, state } from "./fields"
import { FIRM_KINDS, type Practice, PRACTITIONERS } from "./practices"

/** What texts need to know about the firm: its name, and what it is in each state. The first state is the default one. */
export type FirmInTexts = {
  name: string
  /** Whether this is the sample firm, whose business number isn't valid. */
  isSample: boolean
  practices: readonly Pick<Practice, "state" | "as" | "practitioner">[]
  /** Whether it adds nothing to what others charge. Left out means no. */
  passedOnAtCost?: boolean
  /** The kinds of entries that it has none of. */
  lacks?: readonly OptionalEntries[]
}

/** A firm that acts in every state, for texts that are read before the firm's own file or without it. */
export const ANY_FIRM: FirmInTexts = {
  name: "our firm",
  isSample: true,
  practices: STATES.map(state => ({
    state,
    as: "law practice",
    practitioner: STATE_FEATURES[state].licensesConveyancers ? "conveyancer" : "lawyer",
  })),
}

const practiceSchema = v.object({ state, as: oneOf(FIRM_KINDS), practitioner: oneOf(PRACTITIONERS) })

/** Reads the firm from the fields of its file. Fields that can't be read get the values of `ANY_FIRM`. */
export function parseFirmInTexts(fields: unknown): FirmInTexts {
  const { name, abn, states, passedOnAtCost }: Answers = isObject(fields) ? fields : {}
  return {
    name: (typeof name === "string" && name.trim()) || ANY_FIRM.name,
    isSample: isSampleAbn(abn),
    practices: v.is(v.pipe(v.array(practiceSchema), v.minLength(1)), states) ? states : ANY_FIRM.practices,
    passedOnAtCost: passedOnAtCost === true,
  }
}

export const listFirmStates = ({ practices }: FirmInTexts): readonly State[] => practices.map(({ state }) => state)

export type FirmWords = Readonly<Record<string, string>>

const COUNTS = ["none", "one", "two", "three"]

/** People usually abbreviate only New South Wales. */
const getShortStateName = (state: State): string => STATE_FEATURES[state].shortName ?? STATE_NAMES[state].name

/**
 * @param about The state that a page is about, which decides the word for practitioners. By default it's the firm's
 * first.
 */
export function getFirmPlaceholderValues(firm: FirmInTexts, about?: unknown): FirmWords {
  const states = listFirmStates(firm)
  const names = states.map(state => STATE_NAMES[state].name)
  const { practitioner = "conveyancer" } =
    firm.practices.find(({ state }) => state === about) ?? firm.practices[0] ?? {}
  return {
    firm: firm.name,
    states: formatList(names),
    statesOr: formatList(names, "disjunction"),
    statesShort: formatList(states.map(getShortStateName), "disjunction"),
    state: names[0] ?? "",
    count: COUNTS[states.length] ?? String(states.length),
    practitioner,
    practitioners: `${practitioner}s`,
    aPractitioner: `a ${practitioner}`,
    atCost: firm.passedOnAtCost ? "at cost" : "separately",
  }
}

/** What an offer's own texts may say about it: `{discount}` is what it takes off our fee, such as `$100` or `10%`. */
export function getOfferWords({ amount, percent }: Answers): FirmWords {
  if (typeof amount === "number") return { discount: formatMoney(cents(Math.round(amount * 100)), { cents: "auto" }) }
  return typeof percent === "number" ? { discount: `${percent}%` } : {}
}

/** Matches a word in braces. After a backslash the brace is an ordinary character, and `{id}` is part of an address. */
const IN_BRACES = /(\\?)\{(?!id\})([A-Za-z]+)\}/g

export type ReplacedText = { text: string; unknown: { message: string; index: number }[] }

/** @param formatValue Formats each replacement, for example to escape it. `{Practitioners}` gets a capital letter. */
export function replaceFirmPlaceholders(
  text: string,
  words: FirmWords,
  formatValue = (value: string) => value,
): ReplacedText {
  const unknown: ReplacedText["unknown"] = []
  const result = text.replace(IN_BRACES, (whole, backslash: string, word: string, index: number) => {
    if (backslash) return whole
    const value = findPlaceholderValue(word, words)
    if (value !== null) return formatValue(value)
    unknown.push({ message: describeUnknownPlaceholder(whole, word, words), index })
    return word
  })
  return { text: result, unknown }
}

function findPlaceholderValue(word: string, words: FirmWords): string | null {
  const own = words[word]
  if (own !== undefined) return own
  const small = words[word.charAt(0).toLowerCase() + word.slice(1)]
  return small === undefined ? null : small.replace(/^\{?./u, start => start.toUpperCase())
}

function describeUnknownPlaceholder(whole: string, word: string, words: FirmWords): string {
  const knownWords = Object.keys(words)
  const suggestion = formatDidYouMean(word, knownWords).replace(/did you mean (\w+)\?/, "did you mean {$1}?")
  return `${whole} isn't one of the words in braces${suggestion || `; use one of ${knownWords.map(one => `{${one}}`).join(", ")}`}`
}

export function replaceFirmPlaceholdersInFields(
  fields: unknown,
  words: FirmWords,
): { value: unknown; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const replaceBelow = (value: unknown, keys: readonly (string | number)[]): unknown => {
    const field = formatFieldName(keys)
    const unquotedWord = findUnquotedPlaceholder(value, words)
    if (unquotedWord !== null) problems.push({ field, message: "put the text in quotes: it begins with {" })
    if (typeof value === "string" || unquotedWord !== null) {
      const { text, unknown } = replaceFirmPlaceholders(unquotedWord ?? String(value), words)
      problems.push(...unknown.map(({ message }) => ({ field, message })))
      return text
    }
    if (Array.isArray(value)) return value.map((item, i) => replaceBelow(item, [...keys, i]))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, replaceBelow(inside, [...keys, key])]))
  }
  return { value: replaceBelow(fields, []), problems }
}

/** The word in braces that a writer left without quotes, or null. YAML reads `heading: {firm}` as a group of fields. */
function findUnquotedPlaceholder(value: unknown, words: FirmWords): string | null {
  if (!isObject(value)) return null
  const [[name, inside] = ["", ""], ...more] = Object.entries(value)
  return more.length === 0 && inside === null && findPlaceholderValue(name, words) !== null ? `{${name}}` : null
}
