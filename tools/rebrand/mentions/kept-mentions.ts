import * as v from "valibot"
import { listOf, text } from "../../../src/domain/content/fields"
import { formatFieldProblem } from "../../../src/gatsby/read-content"
import { parseAndValidateYaml } from "../../content/read-list"
import { normaliseText } from "./seen-text"

/** Stands for every content file in the list of words that may stay. */
export const ANY_FILE = "any file"

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
      Object.entries(one.mentions).flatMap(([file, all]) => all.map(words => ({ file, words: normaliseText(words) }))),
    ),
  ),
)

const schema = v.strictObject({
  practitioners: mentions,
  practitionersAndUs: mentions,
  otherStates: mentions,
  otherStatesAndUs: mentions,
})

/** Words that may stay. The lists ending in `AndUs` are for sentences that are about the firm too. */
export type KeptMentions = Readonly<v.InferOutput<typeof schema>>

/** @throws Error with everything that's wrong with the list. */
export function parseFalseClaimExceptions(yaml: string): KeptMentions {
  const result = parseAndValidateYaml(schema, yaml)
  if (!result.ok) throw new Error(result.problems.map(formatFieldProblem).join("\n"))
  return result.value
}
