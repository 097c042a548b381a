import * as v from "valibot"
import { GRAYS } from "./choices"
import { practicesSchema } from "./practices"
import {
  colours,
  listOf,
  listOfDifferent,
  oneOf,
  phone,
  slug,
  state,
  text,
  textOfLength,
  webAddress,
  wholeNumber,
  yesOrNo,
} from "./fields"

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const

const minuteOfDay = wholeNumber("minutes since midnight, such as 510 for 08:30", 0, 1439)
const ABN = "eleven digits, in quotes, such as 12 345 678 901"
const EMAIL = "an email address"

/** One more number of the firm: of its office in a state, which pages and quotes of that state show, or for something. */
const furtherPhone = v.pipe(
  v.strictObject({
    phone,
    state: v.optional(state),
    label: v.optional(text("what the number is for, such as Settlements")),
  }),
  v.check(one => (one.state ?? one.label) !== undefined, "give it a state, or a label that says what it's for"),
)

/** The firm: `content/site.yaml`. Everything that another firm would change to run this site. */
export const siteSchema = v.strictObject({
  name: textOfLength("the firm's name as people say it; the legal name may be longer", 2, 24),
  legalName: v.optional(textOfLength("the firm's name in law", 2, 80)),
  product: slug,
  productTitle: text("the product at the start of a heading, such as Conveyancing"),
  url: webAddress,
  description: textOfLength("what the firm does", 70, 160),
  abn: v.pipe(v.string(ABN), v.regex(/^\d{2} ?\d{3} ?\d{3} ?\d{3}$/, ABN)),
  licence: v.optional(text("what the firm says of its licences instead of its registrations")),
  schemeNotice: v.optional(yesOrNo, false),
  phone,
  phones: v.optional(
    listOfDifferent(furtherPhone, "each state", one => (one.state ? [one.state] : []), 0),
    [],
  ),
  email: v.pipe(v.string(EMAIL), v.email(EMAIL)),
  address: text("the postal address in one line"),
  hours: v.pipe(
    v.strictObject({
      timeZone: text("a time zone, such as Australia/Sydney"),
      days: listOf(oneOf(WEEKDAYS), 1),
      fromMinute: minuteOfDay,
      toMinute: minuteOfDay,
    }),
    v.forward(
      v.check(({ fromMinute, toMinute }) => fromMinute < toMinute, "later than fromMinute"),
      ["toMinute"],
    ),
  ),
  colours,
  gray: oneOf(GRAYS),
  quoteModal: v.strictObject({ title: text("the window's title"), subtitle: text("the sentence under it") }),
  states: practicesSchema,
  partnerHours: v.optional(
    wholeNumber("whole hours for which a visitor of a partner's page counts as that partner's, 1 to 720", 1, 720),
    24,
  ),
  passedOnAtCost: v.optional(yesOrNo, false),
  popup: v.strictObject({
    title: text("the popup's title"),
    text: text("the popup's text"),
    afterSeconds: wholeNumber("whole seconds without input before it shows", 5, 3600),
    rememberDays: wholeNumber("whole days for which a dismissal is remembered", 1, 365),
  }),
  legalLine: text("the line at the foot of every page"),
})

export type Site = v.InferOutput<typeof siteSchema>
