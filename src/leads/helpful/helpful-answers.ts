import { type Helpful, HELPFUL_ANSWERS, type HelpfulAnswer } from "../../domain/lead/helpful"
import { StoreUnavailable } from "../core/errors"
import { waitWithTimeout } from "../core/keep-within"
import type { LeadPorts } from "../core/ports"
import { mapInBatches, readStoredRecord } from "../store/read-records"
import * as v from "valibot"
import type { IsoDate } from "../../domain/iso-date"
import type { LeadStore } from "../core/lead-store"
import { getSydneyDate } from "../core/schedule"

export const helpfulSchema = v.object({
  page: v.string(),
  answer: v.picklist(HELPFUL_ANSWERS),
  missing: v.nullable(v.string()),
  /** ISO 8601 in UTC. */
  receivedAt: v.string(),
  /** The honeypot was filled in, so the answer is probably spam and isn't listed. */
  suspect: v.optional(v.literal(true)),
})

/** In the `helpful` collection: what a reader says about a page. */
export type HelpfulRecord = v.InferOutput<typeof helpfulSchema>

/** `new`: stored now. `again`: the same answer was stored before. `other`: another one was, and stays. */
export type HelpfulOutcome = "new" | "again" | "other"

/**
 * Stores what a reader says about a page, once for each `key`, and nothing about the reader.
 *
 * @throws StoreUnavailable if the store hasn't confirmed it within `limits.keepMs`. It may be stored even so.
 */
export function savePageHelpfulnessAnswer(
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
  const saveRecordOnce = async (): Promise<HelpfulOutcome> => {
    if (await store.create("helpful", key, record)) return "new"
    const existing = await readStoredRecord(store, "helpful", key, helpfulSchema)
    if ("broken" in existing || !existing.value) throw new StoreUnavailable("helpful-unreadable")
    const { value } = existing
    return value.page === page && value.answer === answer && value.missing === missing ? "again" : "other"
  }
  return waitWithTimeout(limits.keepMs, saveRecordOnce())
}

export type PageAnswers = {
  page: string
  yes: number
  no: number
  /** What readers missed, the newest first. Days are in the firm's time zone. */
  missing: readonly { day: IsoDate; answer: HelpfulAnswer; words: string }[]
}

/** Days in the firm's time zone, both inclusive; `null` leaves that end open. */
type Days = { from: IsoDate | null; until: IsoDate | null }

/**
 * Loads what readers said about each page on these days, without what's probably spam. Pages to which most readers said
 * no come first. @throws StoreUnavailable
 */
export async function loadHelpfulnessAnswersByPage(store: LeadStore, { from, until }: Days) {
  const keys = (await store.list("helpful")).map(({ key }) => key)
  const results = await mapInBatches(keys, key => readStoredRecord(store, "helpful", key, helpfulSchema))
  const records = results
    .flatMap(one => ("value" in one && one.value ? [one.value] : []))
    .filter(({ receivedAt }) => {
      const day = getReceivedDay(receivedAt)
      return (from === null || from <= day) && (until === null || day <= until)
    })
  return {
    pages: groupHelpfulnessAnswersByPage(records.filter(({ suspect }) => !suspect)),
    suspect: records.filter(({ suspect }) => suspect).length,
    unreadable: results.filter(one => "broken" in one).length,
  }
}

const getReceivedDay = (receivedAt: string): IsoDate => getSydneyDate(new Date(receivedAt))

function groupHelpfulnessAnswersByPage(records: readonly HelpfulRecord[]): PageAnswers[] {
  const newestFirst = records.toSorted((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1))
  const pages = [...new Set(records.map(({ page }) => page))]
  return pages
    .map(page => ({ page, own: newestFirst.filter(record => record.page === page) }))
    .map(({ page, own }) => ({
      page,
      yes: own.filter(({ answer }) => answer === "yes").length,
      no: own.filter(({ answer }) => answer === "no").length,
      missing: own.flatMap(({ missing, answer, receivedAt }) =>
        missing === null ? [] : [{ day: getReceivedDay(receivedAt), answer, words: missing }],
      ),
    }))
    .sort((a, b) => b.no - a.no || a.yes - b.yes || (a.page < b.page ? -1 : 1))
}
