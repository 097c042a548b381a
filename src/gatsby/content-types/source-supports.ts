import * as v from "valibot"
import { formatDidYouMean } from "../../domain/content/did-you-mean"
import type { FieldProblem } from "../../domain/content/field-problems"

const withSupports = v.object({
  heading: v.optional(v.unknown()),
  sources: v.array(v.looseObject({ supports: v.optional(v.array(v.string())) })),
})

/**
 * Finds headings in `supports` that the page doesn't have. The page's own heading means the text before the first section.
 * `listAllHeadings` includes parts about other states, and is only called if a heading is missing.
 */
export function findUnknownHeadingsInSources(
  fields: unknown,
  headings: readonly string[],
  listAllHeadings: () => readonly string[],
): FieldProblem[] {
  if (!v.is(withSupports, fields)) return []
  const unknown = fields.sources.flatMap(({ supports = [] }, source) =>
    supports
      .map((heading, i) => ({ field: `sources ${source + 1}, supports ${i + 1}`, heading: heading.trim() }))
      .filter(({ heading }) => heading !== fields.heading && !headings.includes(heading)),
  )
  if (unknown.length === 0) return []
  const allHeadings = listAllHeadings()
  return unknown
    .filter(({ heading }) => !allHeadings.includes(heading))
    .map(({ field, heading }) => {
      const advice = formatDidYouMean(heading, allHeadings) || "; copy one from the text"
      return { field, message: `"${heading}" is no heading of this page${advice}` }
    })
}

const withNames = v.object({
  sources: v.array(v.looseObject({ name: v.string(), supports: v.optional(v.unknown()) })),
})

/**
 * Finds sources that name none of the page's headings, and that no figure names. `listCitedSources` includes parts about
 * other states, and is only called if needed.
 */
export function findUnusedSources(fields: unknown, listCitedSources: () => readonly string[]): FieldProblem[] {
  if (!v.is(withNames, fields)) return []
  const idle = fields.sources
    .map(({ name, supports }, i) => ({ field: `sources ${i + 1}`, name: name.trim(), supports }))
    .filter(({ supports }) => supports === undefined)
  if (idle.length === 0) return []
  const citedSources = listCitedSources()
  return idle
    .filter(({ name }) => !citedSources.includes(name))
    .map(({ field, name }) => ({
      field,
      message: `"${name}" supports no heading of this page; copy one from the text into its supports, or take the source out`,
    }))
}
