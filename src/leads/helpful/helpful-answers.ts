import { type Helpful, HELPFUL_ANSWERS, type HelpfulAnswer } from "../../domain/lead/helpful"
import { StoreUnavailable } from "../core/errors"
import { keepWithin } from "../core/keep-within"
import type { LeadPorts } from "../core/ports"
import { readRecord } from "../store/read-records"
import * as v from "valibot"
import type { IsoDate } from "../../domain/iso-date"
import { mapInTurn } from "../core/map-in-turn"
import type { LeadStore } from "../core/lead-store"
import { getBusinessDay } from "../core/schedule"

const schema = v.object({
  page: v.string(),
  answer: v.picklist(HELPFUL_ANSWERS),
  missing: v.nullable(v.string()),
  /** ISO 8601 in UTC. */
  receivedAt: v.string(),
  /** The honeypot was filled in, so it's probably junk: it isn't listed. */
  suspect: v.optional(v.literal(true)),
})

/** In the `helpful` collection: what a reader says of a page. */
export type HelpfulRecord = v.InferOutput<typeof schema>

/** Reads what the store gave; `null` stays `null`. @throws when a record has another shape. */
export const parseHelpfulRecord = (value: unknown): HelpfulRecord | null => v.parse(v.nullable(schema), value)

/** `new`: kept now. `again`: the same was kept before. `other`: something else was, and it stays. */
export type HelpfulOutcome = "new" | "again" | "other"

/**
 * Keeps what a reader says of a page, once for each `key`, and nothing of who says it.
 *
 * @throws StoreUnavailable when it isn't proven within `limits.keepMs` that it's kept. It may be kept all the same.
 */
export function keepHelpful(
  { store, now, limits }: Pick<LeadPorts, "store" | "now" | "limits">,
  key: string,
  { page, answer, missing, honeypot }: Helpful,
): Promise<HelpfulOutcome> {
  const record: HelpfulRecord = {
    page,
    answer,
    missing,
    receivedAt: now().toISOString(),
    ...(honeypot !== "" && { suspect: true }),
  }
  const save = async (): Promise<HelpfulOutcome> => {
    if (await store.create("helpful", key, record)) return "new"
    const existing = await readRecord(store, "helpful", key, parseHelpfulRecord)
    if ("broken" in existing || !existing.value) throw new StoreUnavailable("helpful-unreadable")
    return isSameAnswer(existing.value, record) ? "again" : "other"
  }
  return keepWithin(limits.keepMs, save())
}

const isSameAnswer = (one: HelpfulRecord, other: HelpfulRecord): boolean =>
  one.page === other.page && one.answer === other.answer && one.missing === other.missing

/** What someone missed on a page, and on which day by the firm's clock. */
type MissingWords = { day: IsoDate; answer: HelpfulAnswer; words: string }

export type PageAnswers = {
  page: string
  yes: number
  no: number
  /** The newest first. */
  missing: readonly MissingWords[]
}

type HelpfulAnswers = {
  /** Those that most readers said no to first. */
  pages: readonly PageAnswers[]
  /** How many aren't among them, since they're probably junk. */
  suspect: number
  /** How many couldn't be read. */
  unreadable: number
}

/** Days of the firm's clock, both included; `null` leaves that end open. */
type Days = { from: IsoDate | null; until: IsoDate | null }

/** What readers said of each page on these days. @throws StoreUnavailable */
export async function loadHelpfulByPage(store: LeadStore, { from, until }: Days): Promise<HelpfulAnswers> {
  const keys = (await store.list("helpful")).map(({ key }) => key)
  const results = await mapInTurn(keys, key => readRecord(store, "helpful", key, parseHelpfulRecord))
  const records = results
    .flatMap(one => ("value" in one && one.value ? [one.value] : []))
    .filter(({ receivedAt }) => {
      const day = getDay(receivedAt)
      return (from === null || from <= day) && (until === null || day <= until)
    })
  return {
    pages: groupByPage(records.filter(({ suspect }) => !suspect)),
    suspect: records.filter(({ suspect }) => suspect).length,
    unreadable: results.filter(one => "broken" in one).length,
  }
}

const getDay = (receivedAt: string): IsoDate => getBusinessDay(new Date(receivedAt))

function groupByPage(records: readonly HelpfulRecord[]): PageAnswers[] {
  const newestFirst = records.toSorted((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1))
  const pages = [...new Set(records.map(({ page }) => page))]
  return pages
    .map(page => ({ page, own: newestFirst.filter(record => record.page === page) }))
    .map(({ page, own }) => ({
      page,
      yes: own.filter(({ answer }) => answer === "yes").length,
      no: own.filter(({ answer }) => answer === "no").length,
      missing: own.flatMap(({ missing, answer, receivedAt }) =>
        missing === null ? [] : [{ day: getDay(receivedAt), answer, words: missing }],
      ),
    }))
    .sort((a, b) => b.no - a.no || a.yes - b.yes || (a.page < b.page ? -1 : 1))
}
