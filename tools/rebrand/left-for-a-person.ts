import { type ContentFile } from "../../src/gatsby/read-content"

/** @property without Files of which the firm has none: with one of them the task is done. */
type Task = { file: RegExp; at: RegExp; task: string; without?: RegExp }

const PARTNERS = /^partners\/(?!_)/
const OFFERS = /^offers\/(?!_)/

/** What no command can write, by file, and the words at which to begin: where they're gone, so is the task. */
const TASKS: readonly Task[] = [
  { file: /^site\.yaml$/, at: /^description:/, task: "what the firm does, in a sentence that you can prove" },
  { file: /^site\.yaml$/, at: /^legalLine:/, task: "the line at the foot of every page" },
  {
    file: /^fees\/our-fees-\w+\.json$/,
    at: /"amounts"/,
    task: "every other line of your fees, and the days they apply",
  },
  { file: /^fees\/quote-words\.json$/, at: /"validForDays"/, task: "how long a quote is valid, and what it includes" },
  { file: /^pages\/about-us\.mdx$/, at: /^heading:/, task: "who you are" },
  {
    file: /^pages\/protected-trust-account\.mdx$/,
    at: /^heading:/,
    task: "where your trust account is, read by a lawyer",
  },
  {
    file: /^pages\/privacy-policy\.mdx$/,
    at: /^heading:/,
    task: "read by a lawyer: who gets personal details, and for how long",
  },
  { file: /^pages\/terms-of-use\.mdx$/, at: /^heading:/, task: "read by a lawyer" },
  {
    file: /^blog\/complaints-and-who-regulates-us\.mdx$/,
    at: /^heading:/,
    task: "read by a lawyer: who regulates you, and where people complain",
  },
  {
    file: /^navigation\.yaml$/,
    at: /path: \/misc\/partners\b/,
    task: "a link to your partners: take it out until you have one",
    without: PARTNERS,
  },
  {
    file: /^pages\/misc\/partners\.mdx$/,
    at: /^heading:/,
    task: "about partners, and you have none: read whether it suits you",
    without: PARTNERS,
  },
  {
    file: /^navigation\.yaml$/,
    at: /path: \/misc\/discounts\b/,
    task: "a link to your offers: take it out until you have one",
    without: OFFERS,
  },
  {
    file: /^pages\/misc\/discounts\.mdx$/,
    at: /^heading:/,
    task: "about offers, and you have none: read whether it suits you",
    without: OFFERS,
  },
  { file: /^faqs\/working-with-us\.yaml$/, at: /^questions:/, task: "whether you work as the answers say" },
]

/** What is left for a person, one line each, with file and line; nothing about files that aren't there or built. */
export function leftForAPerson(
  files: readonly Pick<ContentFile, "file" | "text">[],
  leftOut: ReadonlyMap<string, unknown>,
): string[] {
  const built = files.filter(({ file }) => !leftOut.has(file))
  return TASKS.flatMap(({ file, at, task, without }) => {
    if (without && built.some(one => without.test(one.file))) return []
    return built
      .filter(one => file.test(one.file))
      .flatMap(one => {
        const line = one.text.split("\n").findIndex(text => at.test(text)) + 1
        return line > 0 ? [`content/${one.file}:${line}: ${task}`] : []
      })
  })
}
