import * as v from "valibot"
import { choice, err, ok, textAnswer, type ParseResult } from "../parse/parse-result"
import { lineUpTo } from "../parse/text"
import { createLeadFormParser, type FormRecord } from "./lead-form"
import { MISSING_MAX } from "./limits"

/** What a reader may answer to "Was this page helpful?" */
export const HELPFUL_ANSWERS = ["yes", "no"] as const

export type HelpfulAnswer = (typeof HELPFUL_ANSWERS)[number]

/** Takes the place of what the reader was asked to leave out. */
export const LEFT_OUT = "(left out)"

const PAGE_MAX = 150

/** As our addresses are, apart from the home page's: no origin, no query, no slash at the end. */
const PAGE = /^(?:\/[a-z0-9-]+)+$/

const EMAIL = /\S+@\S+/g

/** Nine digits or more, as people space them. A day has eight, and a price has commas. */
const PHONE = /[+(]?\d(?:[ ().-]{0,2}\d){8,}/g

/** One line, however it was typed: how a reader is reached is asked of nobody here, so it isn't kept either. */
function parseOneLine(text: string): ParseResult<string | null> {
  const line = lineUpTo(MISSING_MAX)(text.replace(/\s+/g, " "))
  return line.ok ? ok(line.value.replace(EMAIL, LEFT_OUT).replace(PHONE, LEFT_OUT) || null) : line
}

const parseOwnPage = (path: string): ParseResult<string> =>
  path.length <= PAGE_MAX && PAGE.test(path) ? ok(path) : err("format", "Name a page of this site by its path")

const CHOOSE = "Say yes or no"

/** What a reader says about a page. The page and yes or no are asked of everybody. */
export const parseHelpful = createLeadFormParser({
  rules: () => ({
    /** The page's path, such as `/blogs/stamp-duty`. */
    page: textAnswer(parseOwnPage),
    answer: choice(HELPFUL_ANSWERS, CHOOSE),
    missing: v.nullish(textAnswer(parseOneLine), null),
  }),
  required: { page: "Name the page", answer: CHOOSE },
})

/** A reader's answer about a page. Nothing in it says whose it is. */
export type Helpful = FormRecord<typeof parseHelpful>
