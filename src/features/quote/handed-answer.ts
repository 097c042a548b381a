import type { IsoDate } from "../../domain/iso-date"
import { isObject } from "../../domain/parse/wire"
import { today } from "../../lib/today"

/** What a navigation to a page of a quote hands over, so that the page need not ask. */
export type Handed = { answer: unknown; on: IsoDate }

/** An answer to hand over. */
export const handOver = (answer: unknown): Handed => ({ answer, on: today() })

/**
 * What was handed over with the navigation to a page: anything at all. `null` when that was on another day, as in a tab that
 * was left open: prices may have changed, and the server knows.
 */
export const handedAnswer = (state: unknown): unknown =>
  isObject(state) && state["on"] === today() ? (state["answer"] ?? null) : null
