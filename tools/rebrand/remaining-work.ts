import type { ContentFile } from "../../src/gatsby/read-content"

const READ = "read by a lawyer"
const PARTNERS = "partners"
const OFFERS = "offers"

/**
 * Tasks that only a person can do: a file, the text of the line at which to begin, and the task. If there's no such
 * line, the task isn't listed. If a folder is named last, an entry in that folder completes the task.
 */
const TASKS: readonly (readonly [file: string, line: string, task: string, without?: string])[] = [
  ["site.yaml", "description:", "what the firm does, in a sentence that you can prove"],
  ["site.yaml", "legalLine:", "the line at the foot of every page"],
  ["fees/our-fees-*.json", '"amounts"', "every other line of your fees, and the days they apply"],
  ["fees/quote-words.json", '"validForDays"', "how long a quote is valid, and what it includes"],
  ["pages/about-us.mdx", "heading:", "who you are, with your principal, licence and insurer"],
  ["pages/protected-trust-account.mdx", "heading:", `where your trust account is, ${READ}`],
  ["pages/privacy-policy.mdx", "heading:", `${READ}: who gets personal details, and for how long`],
  ["pages/terms-of-use.mdx", "heading:", READ],
  ["blog/complaints-and-who-regulates-us.mdx", "heading:", `${READ}: who regulates you, and where people complain`],
  ["navigation.yaml", "path: /misc/partners", "a link to your partners: take it out until you have one", PARTNERS],
  ["pages/misc/partners.mdx", "heading:", "about partners, and you have none: read whether it suits you", PARTNERS],
  ["navigation.yaml", "path: /misc/discounts", "a link to your offers: take it out until you have one", OFFERS],
  ["pages/misc/discounts.mdx", "heading:", "about offers, and you have none: read whether it suits you", OFFERS],
  ["faqs/working-with-us.yaml", "questions:", "whether you work as the answers say"],
]

/** Lists the remaining tasks, one line each, with file and line. Files that don't exist or aren't built are skipped. */
export function listRemainingRebrandTasks(
  files: readonly Pick<ContentFile, "file" | "text">[],
  leftOut: ReadonlyMap<string, unknown>,
): string[] {
  const builtFiles = files.filter(({ file }) => !leftOut.has(file))
  const hasEntryInFolder = (folder: string): boolean =>
    builtFiles.some(({ file }) => file.startsWith(`${folder}/`) && !file.startsWith(`${folder}/_`))
  const open = TASKS.filter(([, , , without]) => without === undefined || !hasEntryInFolder(without))
  return open.flatMap(([name, begin, task]) => {
    const [start = "", end = ""] = name.split("*")
    return builtFiles
      .filter(({ file }) => (name.includes("*") ? file.startsWith(start) && file.endsWith(end) : file === name))
      .flatMap(({ file, text }) => {
        const line = text.split("\n").findIndex(one => one.includes(begin)) + 1
        return line > 0 ? [`content/${file}:${line}: ${task}`] : []
      })
  })
}
