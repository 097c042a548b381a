import * as v from "valibot"
import { listOf, source, text, webAddress } from "../../../src/domain/content/fields"
import { phrase } from "../house-style/house-style-schema"

const correction = v.pipe(
  v.strictObject({
    about: text("what the statement is about, in a few words"),
    was: listOf(text("a sentence that was on the site, word for word"), 1),
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

/** The fields of `content/corrections.yaml`. */
export const correctionsSchema = v.strictObject({ corrections: listOf(correction) })

/**
 * A statement that was on the site and was wrong.
 *
 * @property was Sentences that were on the site. The phrases have to match each of them.
 * @property wrong Phrases that no sentence may contain, unless it's one of the phrases in `fine`.
 * @property incomplete Phrases that a page may contain only if one of its sentences contains a phrase of `without`.
 * @property outdated Addresses of pages that still state the mistake, so they can't be used as a source.
 * @property source The source of the right statement. If it has a state, the entry applies only to firms in that state.
 */
export type Correction = v.InferOutput<typeof correction>
