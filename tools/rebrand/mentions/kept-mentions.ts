import * as v from "valibot"
import { listOf, text } from "../../../src/domain/content/fields"
import { formatFieldProblem } from "../../../src/gatsby/read-content"
import { readList } from "../../content/read-list"
import { type Finding, toPlain, toPlainSource } from "./seen-text"

/** In place of a file: words that may stay in every file of the content. */
export const ANY_FILE = "any file"

/** Words that may stay, each with the file that has them, or `ANY_FILE`. */
const mentions = v.pipe(
  listOf(
    v.strictObject({
      reason: text("why these may stay"),
      mentions: v.record(
        v.string(),
        listOf(text("words of the file, in quotes"), 1),
        `files or ${ANY_FILE}, each with words of it`,
      ),
    }),
  ),
  v.transform(list =>
    list.flatMap(one =>
      Object.entries(one.mentions).flatMap(([file, all]) => all.map(words => ({ file, words: toPlain(words) }))),
    ),
  ),
)

const schema = v.strictObject({
  practitioners: mentions,
  practitionersAndUs: mentions,
  otherStates: mentions,
  otherStatesAndUs: mentions,
})

/**
 * What may be said though it has a word that's for lawyers or the name of a state in which the firm doesn't act. The lists
 * ending in `AndUs` are for sentences that speak of the firm too.
 */
export type KeptMentions = Readonly<v.InferOutput<typeof schema>>

/** @param yaml The text of `kept-mentions.yaml`. @throws Error with everything that's wrong with it. */
export function readKeptMentions(yaml: string): KeptMentions {
  const result = readList(schema, yaml)
  if (!result.ok) throw new Error(result.problems.map(formatFieldProblem).join("\n"))
  return result.value
}

/**
 * Kept mentions whose words their file doesn't have any more. What's said of any state counts, also of one that's left out.
 *
 * @param readSource The text of a file that a mention names, as it's written, or of all files together for any; null without
 *   that file.
 */
export function findStaleMentions(readSource: (file: string) => string | null, keptMentions: KeptMentions): Finding[] {
  const files = new Set(Object.values(keptMentions).flatMap(mentions => mentions.map(({ file }) => file)))
  const sources = new Map(
    [...files].flatMap(file => {
      const source = readSource(file)
      return source === null ? [] : [[file, toPlainSource(source)] as const]
    }),
  )
  return Object.entries(keptMentions).flatMap(([list, all]) =>
    all.flatMap(({ file, words }) => {
      const source = sources.get(file)
      if (source?.includes(words)) return []
      const message = source === undefined ? "isn't there any more" : `doesn't say "${words}" any more`
      return [{ where: `${list}, ${file}`, message: `${message}; take it out of the kept mentions` }]
    }),
  )
}
