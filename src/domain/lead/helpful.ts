import * as v from "valibot"
import { choice, err, ok, textAnswer, type ParseResult } from "../parse/parse-result"
import { createLineRule } from "../parse/text"
import { createLeadFormParser, type FormRecord } from "./lead-form"
import { MISSING_MAX } from "./limits"

export const HELPFUL_ANSWERS = ["yes", "no"] as const

export type HelpfulAnswer = (typeof HELPFUL_ANSWERS)[number]

/** Replaces contact details, which the reader was asked to leave out. */
export const LEFT_OUT = "(left out)"

const PAGE_MAX = 150

/** Not the home page, and without query or slash at the end. */
const PAGE = /^(?:\/[a-z0-9-]+)+$/

/** Matches an email address, also one that's written to be read by people: "jo (at) example.com", "jo at example dot com". */
const EMAIL = /\S+ ?(?:[@\uff20\ufe6b]|[([]at[)\]]) ?\S+|\S+ at \S+ dot \S+/gi

/** Matches a bank's number, and seven digits or more of any script, as people space the numbers of phones and accounts. */
const NUMBER = /bsb\D{0,3}\d[\d -]*\d|\b\d{3}-\d{3}\b|[+(]?\p{Nd}(?:[ ().-]{0,2}\p{Nd}){6,}/giu

const DAY = /^\d{4}-\d\d-\d\d$/

const leaveOutUnlessDay = (digits: string): string => (DAY.test(digits) ? digits : LEFT_OUT)

/** Reads a text as one line, without email addresses and the numbers of phones and accounts: the form doesn't ask for them. */
function parseLineAndRemoveContactDetails(text: string): ParseResult<string | null> {
  const line = createLineRule(MISSING_MAX)(text.replace(/\s+/g, " "))
  return line.ok ? ok(line.value.replace(EMAIL, LEFT_OUT).replace(NUMBER, leaveOutUnlessDay) || null) : line
}

export const NAME_A_PAGE = "Name a page of this site by its path"

const parseOwnPagePath = (path: string): ParseResult<string> =>
  path.length <= PAGE_MAX && PAGE.test(path) ? ok(path) : err("format", NAME_A_PAGE)

const CHOOSE = "Say yes or no"

/** Reads a reader's answer about a page. Only the page and yes or no are required. */
export const parseHelpful = createLeadFormParser({
  rules: () => ({
    page: textAnswer(parseOwnPagePath),
    answer: choice(HELPFUL_ANSWERS, CHOOSE),
    missing: v.nullish(textAnswer(parseLineAndRemoveContactDetails), null),
  }),
  required: { page: "Name the page", answer: CHOOSE },
})

/** A reader's answer about a page. Nothing in it identifies the reader. */
export type Helpful = FormRecord<typeof parseHelpful>
