import * as v from "valibot"
import { listOf, textOfLength } from "./fields"

const paragraph = textOfLength("a paragraph", 10, 400)

const base = {
  subject: textOfLength("the subject", 10, 70),
  title: textOfLength("the heading at the top", 3, 60),
  because: textOfLength("why they get it, after “You’re getting this email because”,", 10, 100),
  opening: listOf(paragraph, 1),
}

const parts = {
  list: v.strictObject({
    title: textOfLength("the heading of the list", 3, 60),
    items: listOf(textOfLength("an item of the list", 3, 400), 1),
  }),
  button: textOfLength("what the button says", 3, 40),
  closing: paragraph,
  link: textOfLength("what the link or button below closing says", 3, 40),
}

type Part = keyof typeof parts

const TWO_LINKS = ["button", "closing", "link"] as const

/**
 * The emails to visitors: the parts that each has on top of subject, title, `because` and opening, and the words in braces that
 * are filled in when it's sent. The code adds the quote itself, the greeting and what's at the foot of each email.
 */
const EMAILS = {
  quote: { parts: TWO_LINKS, fills: ["reference"] },
  acceptance: {
    parts: ["list", ...TWO_LINKS],
    fills: ["reference", "validUntil", "howWeReply", "identityCheck"],
  },
  "details-changed": { parts: TWO_LINKS, fills: ["reference", "day", "details", "linkDay"] },
  "enquiry-withdrawn": { parts: TWO_LINKS, fills: ["reference", "day", "linkDay"] },
  "change-undone": { parts: [], fills: ["reference", "day", "details"] },
  "new-link": { parts: ["button", "closing"], fills: ["reference"] },
} satisfies Record<string, { parts: readonly Part[]; fills: readonly string[] }>

export type EmailName = keyof typeof EMAILS

export const EMAIL_NAMES = Object.keys(EMAILS) as EmailName[]

/** The words of an email to visitors: `content/emails/<name>.yaml`. Each name has the parts that its email needs, and no others. */
export const emailSchema = v.strictObject({
  ...base,
  list: v.optional(parts.list),
  button: v.optional(parts.button),
  closing: v.optional(parts.closing),
  link: v.optional(parts.link),
})

export type EmailWords = v.InferOutput<typeof emailSchema>

export type AllEmailWords = Readonly<Record<EmailName, EmailWords>>

const isEmailName = (name: string): name is EmailName => name in EMAILS

/** The words in braces that an email fills in. */
export const listEmailFills = (name: string): readonly string[] => (isEmailName(name) ? EMAILS[name].fills : [])

/** The schema of one email, with all of its parts and no others. */
export function getEmailSchema(name: string): v.GenericSchema<unknown, EmailWords> {
  if (!isEmailName(name)) return emailSchema
  const own = Object.fromEntries(EMAILS[name].parts.map(part => [part, parts[part]]))
  return v.strictObject({ ...base, ...own } as typeof base)
}
