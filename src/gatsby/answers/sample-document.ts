import * as v from "valibot"
import { sampleSchema } from "../../domain/content/sample-schema"
import { getTermId } from "../../domain/content/glossary"
import { paths } from "../../domain/paths"
import { markSecondarySource } from "../../domain/source-kind"

const entrySchema = v.object(sampleSchema.entries)

/** Builds one of `content/samples` as its page shows it, with a link to the glossary for each term. */
export function buildSampleDocument(entry: Record<string, unknown>) {
  const { title, state, setting, parts } = v.parse(entrySchema, entry)
  return {
    title,
    state,
    setting,
    parts: parts.map(({ source, ...one }) => ({
      ...one,
      ...(one.term !== undefined && { meaning: paths.term(getTermId(one.term)) }),
      ...(source && { source: markSecondarySource(source) }),
    })),
  }
}
