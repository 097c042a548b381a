import * as v from "valibot"
import { checkFields } from "../../../src/domain/content/field-problems"
import { listOf, source, text, webAddress } from "../../../src/domain/content/fields"
import { parseYaml } from "../../../src/gatsby/content-types/parse-fields"
import { phrase } from "../house-style/read-house-style"

const correction = v.pipe(
  v.strictObject({
    about: text("what the statement is about, in a few words"),
    wrong: v.optional(listOf(phrase, 1)),
    fine: v.optional(listOf(phrase, 1)),
    incomplete: v.optional(listOf(phrase, 1)),
    without: v.optional(listOf(phrase, 1)),
    outdated: v.optional(listOf(webAddress, 1)),
    right: text("what's right, in a sentence"),
    source,
  }),
  v.check(
    one => one.wrong !== undefined || one.incomplete !== undefined || one.outdated !== undefined,
    'say what to look for: "wrong" or "incomplete" with phrases, or "outdated" with addresses',
  ),
  v.check(
    one => (one.incomplete === undefined) === (one.without === undefined),
    '"incomplete" and "without" go together: what a page says, and what it must then say too',
  ),
)

const schema = v.strictObject({ corrections: listOf(correction) })

/**
 * A statement that was on the site and was wrong.
 *
 * @property wrong Phrases that no sentence may have, but for the ones in `fine`.
 * @property incomplete Phrases that a page may have only if it has one of `without` as well, in whatever sentence.
 * @property outdated Addresses of pages that say it, which are no longer a source.
 * @property source Where what's right is from. With a state, the entry counts only for a firm that acts in it.
 */
export type Correction = v.InferOutput<typeof correction>

/** @param yaml The text of `content/corrections.yaml`. Everything that's wrong with it is said as of any other file. */
export function readCorrections(
  yaml: string,
): { ok: true; corrections: Correction[] } | { ok: false; problems: { where: string; message: string }[] } {
  const parsed = parseYaml(yaml)
  if (!parsed.ok) return { ok: false, problems: [parsed.problem] }
  const checked = checkFields(schema, parsed.value)
  if (checked.ok) return { ok: true, corrections: checked.value.corrections }
  return { ok: false, problems: checked.problems.map(({ field, message }) => ({ where: field || "file", message })) }
}
