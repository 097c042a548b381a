import type { HelpfulAnswer } from "../../domain/lead/helpful"
import type { IsoDate } from "../../domain/iso-date"
import { inTurn } from "../core/in-turn"
import type { LeadStore } from "../core/lead-store"
import { businessDay } from "../core/schedule"
import { readable } from "../store/read-records"
import { helpfulRecord, type HelpfulRecord } from "./helpful-record"

/** What someone missed on a page, and on which day by the firm's clock. */
export type MissingWords = { day: IsoDate; answer: HelpfulAnswer; words: string }

export type PageAnswers = {
  page: string
  yes: number
  no: number
  /** The newest first. */
  missing: readonly MissingWords[]
}

export type HelpfulAnswers = {
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
export async function helpfulByPage(store: LeadStore, { from, until }: Days): Promise<HelpfulAnswers> {
  const keys = (await store.list("helpful")).map(({ key }) => key)
  const found = await inTurn(keys, key => readable(store, "helpful", key, helpfulRecord))
  const records = found
    .flatMap(one => ("value" in one && one.value ? [one.value] : []))
    .filter(({ receivedAt }) => {
      const day = dayOf(receivedAt)
      return (from === null || from <= day) && (until === null || day <= until)
    })
  return {
    pages: byPage(records.filter(({ suspect }) => !suspect)),
    suspect: records.filter(({ suspect }) => suspect).length,
    unreadable: found.filter(one => "broken" in one).length,
  }
}

const dayOf = (receivedAt: string): IsoDate => businessDay(new Date(receivedAt))

function byPage(records: readonly HelpfulRecord[]): PageAnswers[] {
  const newestFirst = records.toSorted((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1))
  const pages = [...new Set(records.map(({ page }) => page))]
  return pages
    .map(page => ({ page, own: newestFirst.filter(record => record.page === page) }))
    .map(({ page, own }) => ({
      page,
      yes: own.filter(({ answer }) => answer === "yes").length,
      no: own.filter(({ answer }) => answer === "no").length,
      missing: own.flatMap(({ missing, answer, receivedAt }) =>
        missing === null ? [] : [{ day: dayOf(receivedAt), answer, words: missing }],
      ),
    }))
    .sort((a, b) => b.no - a.no || a.yes - b.yes || (a.page < b.page ? -1 : 1))
}
