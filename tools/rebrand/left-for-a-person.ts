import { type ContentFile } from "../../src/gatsby/read-content"

/** What no command can write, by file, and the words at which to begin. */
const TASKS: readonly { file: RegExp; at: RegExp; task: string }[] = [
  { file: /^site\.yaml$/, at: /^description:/, task: "what the firm does, in a sentence that you can prove" },
  { file: /^site\.yaml$/, at: /^legalLine:/, task: "the line at the foot of every page" },
  {
    file: /^fees\/our-fees-\w+\.json$/,
    at: /"amounts"/,
    task: "every other line of your fees, and the days they hold",
  },
  { file: /^fees\/quote-words\.json$/, at: /"validForDays"/, task: "how long a quote holds, and what it includes" },
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
  { file: /^faqs\/working-with-us\.yaml$/, at: /^questions:/, task: "whether you work as the answers say" },
]

/** What is left for a person, one line each, with file and line; nothing about files that aren't there or built. */
export const leftForAPerson = (
  files: readonly Pick<ContentFile, "file" | "text">[],
  leftOut: ReadonlyMap<string, unknown>,
): string[] =>
  TASKS.flatMap(({ file, at, task }) =>
    files
      .filter(one => file.test(one.file) && !leftOut.has(one.file))
      .map(one => `content/${one.file}:${lineAt(one.text, at)}: ${task}`),
  )

const lineAt = (text: string, at: RegExp): number => Math.max(1, text.split("\n").findIndex(line => at.test(line)) + 1)
