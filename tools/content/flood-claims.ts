import * as v from "valibot"
import { pageSource, type source } from "../../src/domain/content/fields"
import { placeSchema } from "../../src/domain/content/page-schemas"
import { addDays, type IsoDate } from "../../src/domain/iso-date"
import { getCitedSourceKind, RECHECK_DAYS } from "../../src/domain/source-kind"
import type { Problem, ReadableFile } from "../../src/gatsby/read-content"
import { listPageSections } from "../fact-check/sections"

type Source = v.InferOutput<typeof source>

const { considerations, lead, selling, apartments } = placeSchema.entries
const ofPlace = v.object({ considerations, lead, selling, apartments })

const ofCity = v.object({ sources: v.array(pageSource) })

const FLOOD = /\bflood|\binundation\b|\boverland flow\b|\bstorm tide\b|\blevees?\b/i

/** Councils replace plans, models and maps, and these words are about them or the stages of changing them. */
const PLANNED =
  /\bstud(?:y|ies)\b|\bamendments?\b|\bmodell(?:ed|ing)\b|\bmodels\b|\bdrafts?\b|\breviewed\b|\bexhibition\b|\bendorsed\b|\bbeing (?:replaced|redrawn|written)\b|\b(?:new|newer|newest|updated) (?:flood )?(?:maps|mapping)\b|\btemporary (?:local )?planning instrument\b|\bto be raised\b/i

const YEAR = /\b(?:19|20)\d\d\b/

/** Without a year nobody can tell how old the statement is. */
const isUndatedFloodClaim = (text: string): boolean => FLOOD.test(text) && PLANNED.test(text) && !YEAR.test(text)

/** As long as for a figure from such a source. */
const getLastDayOfSource = ({ url, checked }: Source): IsoDate =>
  addDays(checked, RECHECK_DAYS[getCitedSourceKind(url)])

type Claim = { where: string; text: string; sources: readonly Source[] }

/**
 * Statements about flood planning or studies of no year, whose sources were checked over a year ago, or half a year for
 * anyone's but an office's or the law's. Councils replace studies, and nothing on the page would show it.
 */
export const findAgedFloodClaims = (files: readonly ReadableFile[], today: IsoDate): Problem[] =>
  files.flatMap(file =>
    listPageTextsWithSources(file)
      .filter(({ text }) => isUndatedFloodClaim(text))
      .filter(({ sources }) => !sources.some(one => getLastDayOfSource(one) >= today))
      .map(({ where, text }) => ({
        file: file.file,
        where,
        message: `“${text.slice(0, 60)}…” is about floods and doesn’t say of which year; name it, or compare it with its source and set checked`,
      })),
  )

function listPageTextsWithSources({ type, entry }: ReadableFile): Claim[] {
  if (type.kind === "place") return listPlaceTextsWithSources(v.parse(ofPlace, entry.fields))
  if (type.kind === "city" && v.is(ofCity, entry.fields))
    return listCityTextsWithSources(entry.body, v.parse(ofCity, entry.fields))
  return []
}

/**
 * A point that only says what to check is left out. The other texts repeat the points, so they have all their sources.
 */
function listPlaceTextsWithSources({
  considerations,
  lead,
  selling = "",
  apartments = "",
}: v.InferOutput<typeof ofPlace>): Claim[] {
  const points = considerations.flatMap(({ point, certainty, source }, i) =>
    certainty === "check"
      ? []
      : [{ where: `considerations ${i + 1}, point`, text: point, sources: source ? [source] : [] }],
  )
  const sources = points.flatMap(one => one.sources)
  const texts = Object.entries({ lead, selling, apartments }).map(([where, text]) => ({ where, text, sources }))
  return [...points, ...texts]
}

/** A section has its heading's sources, or all of the page's if the heading has none. */
const listCityTextsWithSources = (
  body: ReadableFile["entry"]["body"],
  { sources }: v.InferOutput<typeof ofCity>,
): Claim[] =>
  listPageSections(body ?? []).map(({ headings, text }) => {
    const heading = headings.at(-1) ?? ""
    const own = sources.filter(({ supports }) => supports?.includes(heading))
    return { where: heading || "the text", text, sources: own.length > 0 ? own : sources }
  })
