import { countDaysBetween, isCalendarDay, type IsoDate } from "../domain/iso-date"
import { isObject } from "../domain/parse/wire"
import { saveRecord, readRecord } from "./session-draft"
import { today } from "./today"

/** The key of local storage for the visitor's choice about analytics. */
export const CONSENT_KEY = "consent"

/** Increased when we ask for more than before, so that everyone is asked again. */
export const CONSENT_VERSION = 1

/** How many days a choice is valid. Then the visitor is asked again. */
export const CONSENT_DAYS = 180

/** Dispatched on `document` when the visitor has chosen. */
export const CONSENT_CHANGED = "consent-changed"

export type Choice = "granted" | "refused"

/** `signalled`: the browser itself asks not to be tracked, which counts as a refusal. */
export type Consent = Choice | "unasked" | "signalled"

type SavedChoice = { choice: Choice; on: IsoDate }

/** The choice of a visitor whose browser stores nothing, until the page is left. */
let chosenHere: SavedChoice | null = null

export function readAnalyticsConsent(on: IsoDate = today()): Consent {
  if (asksNotToBeTracked()) return "signalled"
  const savedChoice = parseSavedConsent(readRecord(CONSENT_KEY)) ?? chosenHere
  return savedChoice && countDaysBetween(savedChoice.on, on) < CONSENT_DAYS ? savedChoice.choice : "unasked"
}

export function saveConsentChoice(choice: Choice, on: IsoDate = today()): void {
  saveRecord(CONSENT_KEY, { choice, version: CONSENT_VERSION, on })
  chosenHere = readRecord(CONSENT_KEY) === null ? { choice, on } : null
  document.dispatchEvent(new Event(CONSENT_CHANGED))
}

const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true

function parseSavedConsent(record: unknown): SavedChoice | null {
  if (!isObject(record)) return null
  const { choice, version, on } = record
  if (version !== CONSENT_VERSION || typeof on !== "string" || !isCalendarDay(on)) return null
  return choice === "granted" || choice === "refused" ? { choice, on } : null
}
