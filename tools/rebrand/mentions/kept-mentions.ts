import * as v from "valibot"
import { checkFields } from "../../../src/domain/content/field-problems"
import { listOf, text } from "../../../src/domain/content/fields"
import { parseYaml } from "../../../src/gatsby/content-types/parse-fields"
import { plain } from "./plain"

/** In place of a file: words that may stay in every file of the content. */
export const ANY_FILE = "any file"

const reasoned = v.strictObject({
  reason: text("why these may stay"),
  mentions: v.record(
    v.string(),
    listOf(text("words of the file, in quotes"), 1),
    `files or ${ANY_FILE}, each with words of it`,
  ),
})

const schema = v.strictObject({
  practitioners: listOf(reasoned),
  practitionersAndUs: listOf(reasoned),
  otherStates: listOf(reasoned),
  otherStatesAndUs: listOf(reasoned),
})

/** Words that may stay, and the file that has them, or `ANY_FILE`. */
export type KeptMention = { file: string; words: string }

/**
 * What may be said though it has a word that's for lawyers or the name of a state in which the firm doesn't act. The lists
 * ending in `AndUs` are for sentences that speak of the firm too.
 */
export type KeptMentions = Readonly<Record<keyof v.InferOutput<typeof schema>, readonly KeptMention[]>>

/** @param yaml The text of `kept-mentions.yaml`. @throws Error with everything that's wrong with it. */
export function readKeptMentions(yaml: string): KeptMentions {
  const parsed = parseYaml(yaml)
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.message}`)
  const checked = checkFields(schema, parsed.value)
  if (!checked.ok) throw new Error(checked.problems.map(({ field, message }) => `${field}: ${message}`).join("\n"))
  const { practitioners, practitionersAndUs, otherStates, otherStatesAndUs } = checked.value
  return {
    practitioners: mentionsOf(practitioners),
    practitionersAndUs: mentionsOf(practitionersAndUs),
    otherStates: mentionsOf(otherStates),
    otherStatesAndUs: mentionsOf(otherStatesAndUs),
  }
}

const mentionsOf = (list: readonly v.InferOutput<typeof reasoned>[]): KeptMention[] =>
  list.flatMap(({ mentions }) =>
    Object.entries(mentions).flatMap(([file, all]) => all.map(words => ({ file, words: plain(words) }))),
  )
