import * as v from "valibot"
import type { FieldProblem } from "../../domain/content/field-problems"

const withNames = v.object({
  sources: v.array(v.looseObject({ name: v.string(), supports: v.optional(v.unknown()) })),
})

/**
 * The sources of a page with a text on which nothing in it rests: they support none of its headings, and no figure names them.
 *
 * @param fields The page's fields, checked or not.
 * @param ofFigures The sources that figures in the text name, also in parts about other states. Asked only if need be.
 */
export function idleSources(fields: unknown, ofFigures: () => readonly string[]): FieldProblem[] {
  if (!v.is(withNames, fields)) return []
  const idle = fields.sources
    .map(({ name, supports }, i) => ({ field: `sources ${i + 1}`, name: name.trim(), supports }))
    .filter(({ supports }) => supports === undefined)
  if (idle.length === 0) return []
  const named = ofFigures()
  return idle
    .filter(({ name }) => !named.includes(name))
    .map(({ field, name }) => ({
      field,
      message: `"${name}" supports no heading of this page; copy one from the text into its supports, or take the source out`,
    }))
}
