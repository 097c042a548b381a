import * as v from "valibot"
import { sampleSchema } from "../../domain/content/sample-schema"
import { getTermId } from "../../domain/content/glossary"
import { paths } from "../../domain/paths"
import { withKind } from "../../domain/source-kind"

const entrySchema = v.object(sampleSchema.entries)

/**
 * A made-up document as its page shows it: what its file says, and each word of the glossary with the address of its meaning.
 *
 * @param entry One of `content/samples`.
 */
export function buildSampleDocument(entry: Record<string, unknown>) {
  const { title, state, setting, parts } = v.parse(entrySchema, entry)
  return {
    title,
    state,
    setting,
    parts: parts.map(({ source, ...one }) => ({
      ...one,
      ...(one.term !== undefined && { meaning: paths.term(getTermId(one.term)) }),
      ...(source && { source: withKind(source) }),
    })),
  }
}
