import * as v from "valibot"
import { checkFields } from "../../../src/domain/content/field-problems"
import { listOf, oneOf, text } from "../../../src/domain/content/fields"
import { parseYaml } from "../../../src/gatsby/content-types/parse-fields"

const PHRASE =
  "whole words in a row, such as stamp/transfer duty; a * is any word, ... any words between, a ^ the beginning of a sentence"

/** A phrase as `phrasePattern` takes it. */
export const phrase = v.pipe(
  text(PHRASE),
  v.regex(/\p{L}/u, PHRASE),
  v.check(words => words.split(/[\s/]/).every(word => word !== "" && !word.slice(1).includes("^")), PHRASE),
)

const entry = v.pipe(
  v.strictObject({
    avoid: listOf(phrase, 1),
    write: v.optional(listOf(text("a better word or phrase"), 1)),
    do: v.optional(text("what to do instead, in a sentence")),
    reason: text("why, in a short sentence"),
    fine: v.optional(listOf(phrase)),
    in: v.optional(oneOf(["pages", "code"] as const)),
  }),
  v.check(
    one => (one.write === undefined) !== (one.do === undefined),
    'say one of the two: "write" with the better words, or "do" with what to do instead',
  ),
)

const schema = v.strictObject({
  words: listOf(entry),
  contractions: v.record(phrase, text("the contraction, in quotes"), "long forms, each with its contraction"),
  lawSentences: listOf(phrase),
})

/** Words that the site doesn't use, where it asks for a contraction, and what marks a statement of law. */
export type HouseStyle = v.InferOutput<typeof schema>

/** @param yaml The text of `content/house-style.yaml`. Everything that's wrong with it is said as of any other file. */
export function readHouseStyle(
  yaml: string,
): { ok: true; style: HouseStyle } | { ok: false; problems: { where: string; message: string }[] } {
  const parsed = parseYaml(yaml)
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] }
  const checked = checkFields(schema, parsed.value)
  if (checked.ok) return { ok: true, style: checked.value }
  return { ok: false, problems: checked.problems.map(({ field, message }) => ({ where: field || "file", message })) }
}
