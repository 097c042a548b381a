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

const EMAIL = /\S+@\S+/g

/** Matches nine digits or more, as people space phone numbers. A day has eight digits, and a price has commas. */
const PHONE = /[+(]?\d(?:[ ().-]{0,2}\d){8,}/g

/** Reads a text as one line, without email addresses and phone numbers: the form doesn't ask for contact details, so they aren't stored. */
function parseLineAndRemoveContactDetails(text: string): ParseResult<string | null> {
  const line = createLineRule(MISSING_MAX)(text.replace(/\s+/g, " "))
  return line.ok ? ok(line.value.replace(EMAIL, LEFT_OUT).replace(PHONE, LEFT_OUT) || null) : line
}

const parseOwnPagePath = (path: string): ParseResult<string> =>
  path.length <= PAGE_MAX && PAGE.test(path) ? ok(path) : err("format", "Name a page of this site by its path")

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
