import * as v from "valibot"
import { isCalendarDay, parseIsoDate } from "../iso-date"
import { formatPhone } from "../lead/phone"
import { isRefusedSourceUrl, NO_SOURCE } from "../source-kind"
import { STATES } from "../states"
import { isPictureFile, type Kind, NEEDS, PALETTES } from "./choices"
import { formatDidYouMean } from "./did-you-mean"

/** `what` tells the writer what to enter. */
export const text = (what: string) => v.pipe(v.string(what), v.trim(), v.nonEmpty(what))

/** Text of `least` to `most` characters, both inclusive, for texts that search engines would cut off if they were longer. */
export const textOfLength = (what: string, least: number, most: number) => {
  const formatLengthError = (input: string) =>
    `${what} of ${least} to ${most} characters; this one has ${input.trim().length}`
  return v.pipe(
    v.string(`${what} of ${least} to ${most} characters`),
    v.trim(),
    v.minLength(least, issue => formatLengthError(issue.input)),
    v.maxLength(most, issue => formatLengthError(issue.input)),
  )
}

export const oneOf = <Word extends string>(words: readonly Word[]) => v.picklist(words, `one of ${words.join(", ")}`)

const COLOUR = `a palette (${PALETTES.join(", ")}) or a colour as #rrggbb, in quotes`

export const colour = v.pipe(
  v.string(COLOUR),
  v.check(
    word => /^#(?:[0-9a-f]{3}){1,2}$/i.test(word) || PALETTES.some(palette => palette === word),
    issue => `${COLOUR}${formatDidYouMean(issue.input, PALETTES)}`,
  ),
)

export const listOf = <Item extends v.GenericSchema>(item: Item, least = 0) => {
  const message =
    least > 0 ? "a list, at least one line that begins with a hyphen" : "a list, each line begins with a hyphen"
  return v.pipe(v.array(item, message), v.minLength(least, message))
}

/** The colours of a firm or a partner: one or two. */
export const colours = v.pipe(listOf(colour, 1), v.maxLength(2, "one colour or two"))

/** A list of at least `least` items without repeated names. The error begins with `what` must be listed only once. */
export const listOfDifferent = <T>(
  item: v.GenericSchema<unknown, T>,
  what: string,
  getNames: (one: T) => readonly string[],
  least = 1,
) => {
  const isBefore = (name: string, before: readonly T[]) =>
    before.flatMap(getNames).some(other => other.toLowerCase() === name.toLowerCase())
  return v.pipe(
    listOf(item, least),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value: list } = dataset
      for (const [key, value] of list.entries())
        for (const name of getNames(value).filter(one => isBefore(one, list.slice(0, key))))
          addIssue({
            message: `${what} once: ${name} is in an earlier one already; change one`,
            path: [{ type: "array", origin: "value", input: list, key, value }],
          })
    }),
  )
}

export const yesOrNo = v.boolean("true or false, without quotes")

export const state = oneOf(STATES)

export const needs = oneOf(NEEDS)

/** A finite number from `least` to `most`, both inclusive. */
export const numberBetween = (what: string, least: number, most: number) =>
  v.pipe(v.number(what), v.finite(what), v.minValue(least, what), v.maxValue(most, what))

export const wholeNumber = (what: string, least: number, most: number) =>
  v.pipe(numberBetween(what, least, most), v.integer(what))

/** The latitude and longitude of a place in degrees. Only values in Australia are accepted, so that a swapped pair is noticed. */
export const coordinates = {
  lat: numberBetween("degrees south as a negative number, such as -33.87", -44, -9),
  lng: numberBetween("degrees east, such as 151.21", 112, 154),
}

const PICTURE = "a file of content/pictures, such as coast.png"

export const pictureFile = v.pipe(v.string(PICTURE), v.check(isPictureFile, PICTURE))

export const alternativeText = text("what the picture shows, for people who can't see it")

export const picture = v.strictObject({ file: pictureFile, alt: alternativeText })

const DAY = "a real day, written like 2026-11-21"

/** A day of the calendar. For one written like 21/11/2026 the error has the right way to write it. */
export const day = v.pipe(
  v.string(DAY),
  v.check(isCalendarDay, ({ input }) => {
    const [year, month = "", dayOfMonth = ""] = input.split(/[/.-]/).reverse()
    const isoDate = `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`
    return isCalendarDay(isoDate) ? `${DAY}; did you mean ${isoDate}?` : DAY
  }),
  v.transform(parseIsoDate),
)

const SLUG = "small letters, digits and hyphens, such as stage-4-cooling-off"
const SLUG_PART = "[a-z0-9]+(?:-[a-z0-9]+)*"
const SLUG_PATH = new RegExp(`^${SLUG_PART}(?:/${SLUG_PART})*$`)

/** True for a file name that can be used as an address, such as `glebe` or `nsw/stage-4-cooling-off`. */
export const isSlugPath = (name: string): boolean => SLUG_PATH.test(name)

export const slug = v.pipe(v.string(SLUG), v.regex(SLUG_PATH, SLUG))

export const entryName = (kind: Kind) => v.pipe(slug, v.metadata({ entryOf: kind }))

const PATH = 'an address on this site: begins with "/", does not end with one'

/** An address on this site, with or without a hash. */
export const path = v.pipe(v.string(PATH), v.regex(/^\/(?:[^/\s][^\s]*)?$/, PATH), v.regex(/^\/$|[^/]$/, PATH))

const PAGE = "the address of a page of this site, such as /lp/conveyancers"

/** The address of a page of this site, without query and hash. */
export const pagePath = v.pipe(v.string(PAGE), v.regex(/^\/(?:[^/\s?#][^\s?#]*)?$/, PAGE), v.regex(/^\/$|[^/]$/, PAGE))

const WEB = "a full address that begins with https://"

export const webAddress = v.pipe(v.string(WEB), v.url(WEB), v.startsWith("https://", WEB))

const PHONE = "an Australian number as people write it, such as 02 5550 0123"

/** An Australian phone number, however it's typed: `(02) 5550 0123` and `+61255500123` both become `02 5550 0123`. */
export const phone = v.pipe(
  v.string(PHONE),
  v.check(input => formatPhone(input) !== null, PHONE),
  v.transform(input => formatPhone(input) ?? input),
)

/** Where a fact comes from, and when a person last compared it with that source. A source with a `state` is shown only if the firm acts there. */
export const source = v.strictObject({
  name: text("what the source calls itself, such as Revenue NSW"),
  url: v.pipe(
    webAddress,
    v.check(url => !isRefusedSourceUrl(url), NO_SOURCE),
  ),
  checked: day,
  setBy: v.optional(text("who sets it, if you read a copy, such as Revenue NSW")),
  state: v.optional(state),
})

const HEADING = "a heading of this page, as the text has it"

/** A source of a page. `supports` lists the headings of the sections that the source backs up. */
export const pageSource = v.strictObject({ ...source.entries, supports: v.optional(listOf(text(HEADING), 1)) })
