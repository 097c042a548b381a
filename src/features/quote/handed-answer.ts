import type { IsoDate } from "../../domain/iso-date"
import { isObject } from "../../domain/parse/wire"
import { today } from "../../lib/today"

/** The answer that a navigation passes to a quote's page, so that the page doesn't have to fetch it. */
export type HandedAnswer = { answer: unknown; on: IsoDate }

/** The answer to pass to a page, with today's date. */
export const buildHandedAnswer = (answer: unknown): HandedAnswer => ({ answer, on: today() })

/**
 * The answer that a navigation passed to the page. It isn't validated. `null` if it was passed on another day, as in a
 * tab that was left open: prices may have changed, so the page has to ask the server.
 */
export const getHandedAnswer = (state: unknown): unknown =>
  isObject(state) && state["on"] === today() ? (state["answer"] ?? null) : null
