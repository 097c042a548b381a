import * as v from "valibot"
import { addDays, parseIsoDate, type IsoDate } from "../../src/domain/iso-date"
import { getSourceKind, RECHECK_DAYS } from "../../src/domain/source-kind"
import type { Problem, ReadableFile } from "../../src/gatsby/read-content"
import { listSections } from "../fact-check/sections"

const source = v.object({ url: v.string(), checked: v.string() })
type Source = v.InferOutput<typeof source>

const ofPlace = v.object({
  considerations: v.array(v.object({ point: v.string(), certainty: v.string(), source: v.optional(source) })),
  lead: v.optional(v.string(), ""),
  selling: v.optional(v.string(), ""),
  apartments: v.optional(v.string(), ""),
})

const ofCity = v.object({
  sources: v.array(v.object({ ...source.entries, supports: v.optional(v.array(v.string()), []) })),
})

const FLOOD = /\bflood|\binundation\b|\boverland flow\b|\bstorm tide\b|\blevees?\b/i

/** What councils replace: what's planned, modelled or mapped, and how far a change of it has come. */
const PLANNED =
  /\bstud(?:y|ies)\b|\bamendments?\b|\bmodell(?:ed|ing)\b|\bmodels\b|\bdrafts?\b|\breviewed\b|\bexhibition\b|\bendorsed\b|\bbeing (?:replaced|redrawn|written)\b|\b(?:new|newer|newest|updated) (?:flood )?(?:maps|mapping)\b|\btemporary (?:local )?planning instrument\b|\bto be raised\b/i

const YEAR = /\b(?:19|20)\d\d\b/

/** A statement about flood planning, amendments or studies from which nobody can tell how old it is. */
const isUndated = (text: string): boolean => FLOOD.test(text) && PLANNED.test(text) && !YEAR.test(text)

/** The last day on which the source may be taken to say so still: as long as a figure from such a source. */
const getLastDay = ({ url, checked }: Source): IsoDate =>
  addDays(parseIsoDate(checked), RECHECK_DAYS[getSourceKind(url)])

type Claim = { where: string; text: string; sources: readonly Source[] }

/**
 * Statements about flood planning, amendments or studies that name no year and rest on no source that was compared lately: a
 * year ago at most, or half a year for a secondary one. Councils replace studies and maps, and nothing on the page would say so.
 */
export const findAgedFloodClaims = (files: readonly ReadableFile[], today: IsoDate): Problem[] =>
  files.flatMap(file =>
    listClaims(file)
      .filter(({ text }) => isUndated(text))
      .filter(({ sources }) => !sources.some(one => getLastDay(one) >= today))
      .map(({ where, text }) => ({
        file: file.file,
        where,
        message: `“${text.slice(0, 60)}…” is about floods and doesn’t say of which year; name it, or compare it with its source and set checked`,
      })),
  )

function listClaims({ type, entry }: ReadableFile): Claim[] {
  if (type.kind === "place" && v.is(ofPlace, entry.fields)) return listPlaceClaims(v.parse(ofPlace, entry.fields))
  if (type.kind === "city" && v.is(ofCity, entry.fields))
    return listCityClaims(entry.body, v.parse(ofCity, entry.fields))
  return []
}

/** Its points, but for those that ask. What has no source of its own says the points again, and goes by all their sources. */
function listPlaceClaims({ considerations, lead, selling, apartments }: v.InferOutput<typeof ofPlace>): Claim[] {
  const points = considerations.flatMap(({ point, certainty, source }, i) =>
    certainty === "check"
      ? []
      : [{ where: `considerations ${i + 1}, point`, text: point, sources: source ? [source] : [] }],
  )
  const sources = points.flatMap(one => one.sources)
  const texts = Object.entries({ lead, selling, apartments }).map(([where, text]) => ({ where, text, sources }))
  return [...points, ...texts]
}

/** Its sections, each with the sources that support its heading. One without any goes by all of the page's. */
const listCityClaims = (body: ReadableFile["entry"]["body"], { sources }: v.InferOutput<typeof ofCity>): Claim[] =>
  listSections(body ?? []).map(({ headings, text }) => {
    const heading = headings.at(-1) ?? ""
    const own = sources.filter(({ supports }) => supports.includes(heading))
    return { where: heading || "the text", text, sources: own.length > 0 ? own : sources }
  })
