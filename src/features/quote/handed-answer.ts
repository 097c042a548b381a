import type { IsoDate } from "../../domain/iso-date"
import { isObject } from "../../domain/parse/wire"
import { today } from "../../lib/today"

/** The answer that a navigation passes to a quote's page, so that the page doesn't have to fetch it. */
export type HandedAnswer = { answer: unknown; on: IsoDate }

/** An answer to pass on, with today's date. */
export const handOver = (answer: unknown): HandedAnswer => ({ answer, on: today() })

/**
 * The answer passed with the navigation to a page, which may be anything. `null` if that was on another day, as in a tab
 * left open: prices may have changed, so the page has to ask the server.
 */
export const getHandedAnswer = (state: unknown): unknown =>
  isObject(state) && state["on"] === today() ? (state["answer"] ?? null) : null
