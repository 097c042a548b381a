import * as v from "valibot"

const READ = "read by a lawyer"

/**
 * What only a person can write or read once the site is a firm's: the file, the text of the line at which to begin, and the
 * task. A file that isn't part of the firm's site is left out.
 */
export const CHECKLIST = {
  description: ["site.yaml", "description:", "what the firm does, in a sentence that you can prove"],
  legalLine: ["site.yaml", "legalLine:", "the line at the foot of every page"],
  feeDays: ["fees/our-fees-*.json", '"amounts"', "the days from which your fees apply"],
  quoteWords: ["fees/quote-words.json", '"validForDays"', "how long a quote is valid, and what it includes"],
  emails: ["emails/quote.yaml", "subject:", "the words of your emails, here and in the files beside it"],
  aboutUs: ["pages/about-us.mdx", "heading:", "who you are, with your principal, licence and insurer"],
  trustAccount: ["pages/protected-trust-account.mdx", "heading:", `where your trust account is, ${READ}`],
  privacyPolicy: ["pages/privacy-policy.mdx", "heading:", `${READ}: who gets personal details, and for how long`],
  termsOfUse: ["pages/terms-of-use.mdx", "heading:", READ],
  complaints: [
    "blog/complaints-and-who-regulates-us.mdx",
    "heading:",
    `${READ}: who regulates you, and where people complain`,
  ],
  workingWithUs: ["faqs/working-with-us.yaml", "questions:", "whether you work as the answers say"],
} as const satisfies Record<string, readonly [file: string, line: string, task: string]>

export type Task = keyof typeof CHECKLIST

export const isTask = (name: string): name is Task => name in CHECKLIST

export const TASKS = Object.keys(CHECKLIST).filter(isTask)

const buildTick = (name: Task) =>
  v.boolean(`${CHECKLIST[name][2]}: true once it's done, in content/${CHECKLIST[name][0]}`)

/** What's done of the list: `content/checklist.yaml`. */
export const checklistSchema = v.strictObject(
  Object.fromEntries(TASKS.map(name => [name, buildTick(name)])) as Record<Task, ReturnType<typeof buildTick>>,
)
