import { keepRecord, readRecord } from "../../lib/local-record"
import { keepDraft, readDraft } from "../../lib/session-draft"

/** The key of local storage that keeps when the popup was dismissed, in milliseconds since 1970. */
const DISMISSED = "popup-dismissed"
const IN_THIS_TAB = "popup-shown"
const DAY = 86_400_000

/** The popup comes once in a session. */
export const rememberShown = (): void => keepDraft(IN_THIS_TAB, true)

export const rememberDismissal = (now: number): void => keepRecord(DISMISSED, now)

/** True when the popup has had its turn: in this session, or dismissed less than `rememberDays` days ago. */
export function hadItsTurn(now: number, rememberDays: number): boolean {
  const dismissed = readRecord(DISMISSED)
  return readDraft(IN_THIS_TAB) === true || (typeof dismissed === "number" && now - dismissed < rememberDays * DAY)
}
