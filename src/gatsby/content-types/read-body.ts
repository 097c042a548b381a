import * as v from "valibot"
import { parseBody } from "../body/parse-body"
import type { Fields } from "./content-type"
import type { Entry, EntryProblem } from "./entry"

type ReadBody = Pick<Entry, "body" | "references" | "links"> & { problems: EntryProblem[] }

const NOTHING: ReadBody = { body: null, references: [], links: [], problems: [] }

/**
 * A body with everything that was found in it, each at its line.
 *
 * @param source The body, if there is one.
 * @param fields The fields beside it, checked or not: figures in the body come from the sources among them.
 * @param place What stands before the number of a line.
 */
export function readBody(source: unknown, fields: Fields, place: string): ReadBody {
  if (typeof source !== "string") return NOTHING
  const parsed = parseBody(source, sourceNames(fields))
  const atLine = <T extends { line: number }>({ line, ...rest }: T) => ({ ...rest, where: `${place} ${line}` })
  if (!parsed.ok) return { ...NOTHING, problems: parsed.problems.map(atLine) }
  const { tree, references, links } = parsed
  return { body: tree, references: references.map(atLine), links: links.map(atLine), problems: [] }
}

const withSources = v.object({ sources: v.array(v.object({ name: v.string() })) })

const sourceNames = (fields: Fields): string[] =>
  v.is(withSources, fields) ? fields.sources.map(({ name }) => name.trim()) : []
