import { isDay, type IsoDate } from "../../domain/iso-date"
import { type Attribution, type Touch, TOUCH_KEYS, type VisitSource } from "../../domain/lead/quote-request-types"
import { attributionOf, sourceOfVisit, visitSourceOf } from "../../domain/lead/visit-source"
import { isObject } from "../../domain/parse/wire"
import { consentNow } from "../consent"
import { forgetRecord, keepRecord, readRecord } from "../session-draft"
import { visitVariant } from "../page-tests/visit-variant"
import { today } from "../today"
import { embedPageOf } from "../../domain/lead/partner"
import { metPartner } from "./met-partner"
import { loadedAddress, visit } from "./visit"

/** The one key of local storage that keeps, with consent, what first and what last led a visitor here. */
export const ATTRIBUTION_KEY = "attribution"

type Touches = { firstTouch?: Touch; lastTouch?: Touch }

/** A campaign, an advertisement's click or another site. A typed or bookmarked address is none of these. */
const wasBrought = (source: VisitSource): boolean =>
  TOUCH_KEYS.some(key => key !== "landingPath" && source[key] !== undefined)

/** The first visit of all, and the last that something led to. What was kept is checked again: anyone may have written it. */
export function touches(): Touches {
  const kept = readRecord(ATTRIBUTION_KEY)
  if (!isObject(kept)) return {}
  const [firstTouch, lastTouch] = [touchOf(kept["firstTouch"]), touchOf(kept["lastTouch"])]
  return { ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) }
}

/** Keeps this tab's visit. Only ever with the visitor's consent. */
export function rememberTouch(on: IsoDate = today()): void {
  const source = sourceOfVisit(visit())
  const touch = { ...source, on }
  const before = touches()
  keepRecord(ATTRIBUTION_KEY, {
    firstTouch: before.firstTouch ?? touch,
    lastTouch: wasBrought(source) || !before.lastTouch ? touch : before.lastTouch,
  })
}

export const forgetTouches = (): void => forgetRecord(ATTRIBUTION_KEY)

function touchOf(kept: unknown): Touch | null {
  if (!isObject(kept)) return null
  const { on, ...found } = kept
  if (typeof on !== "string" || !isDay(on)) return null
  const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === "string")
  return { ...visitSourceOf(Object.fromEntries(texts)), on }
}

/** The partner's page around this document, or around the one that the visit began with. */
const embedPage = (partner: string | undefined): string | undefined =>
  embedPageOf({ address: loadedAddress(), referrer: document.referrer }, partner) ?? embedPageOf(visit(), partner)

/**
 * What a lead tells of the way here: the partner, if any, and its meeting; this tab's visit, the page's variant, and with
 * consent the first and last touch.
 *
 * @param own Slug of the partner whose page it is. It goes before one that the visitor has met earlier.
 */
export function leadOrigin(own?: string): { partner?: string; attribution: Attribution } {
  const variant = visitVariant()
  const met = metPartner()
  const { partner, ...meeting } =
    own === undefined || own === met?.partner ? { ...met } : { partner: own, partnerPath: window.location.pathname }
  return {
    ...(partner && { partner }),
    attribution: {
      ...attributionOf({ ...sourceOfVisit(visit()), variant, ...meeting, embedPage: embedPage(partner) }),
      ...(consentNow() === "granted" && touches()),
    },
  }
}
