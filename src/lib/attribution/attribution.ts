import { isDay, type IsoDate } from "../../domain/iso-date"
import { type Attribution, type Touch, TOUCH_KEYS, type VisitSource } from "../../domain/lead/quote-request-types"
import { attributionOf, getVisitSource, visitSourceOf } from "../../domain/lead/visit-source"
import { isObject } from "../../domain/parse/wire"
import { getConsent } from "../consent"
import { forgetRecord, keepRecord, readRecord } from "../session-draft"
import { visitVariant } from "../page-tests/visit-variant"
import { today } from "../today"
import { getEmbedPage } from "../../domain/lead/partner"
import { getMetPartner } from "./met-partner"
import { getLoadedAddress, visit } from "./visit"

/** The one key of local storage that keeps, with consent, what first and what last led a visitor here. */
export const ATTRIBUTION_KEY = "attribution"

type Touches = { firstTouch?: Touch; lastTouch?: Touch }

/** A campaign, an advertisement's click or another site. A typed or bookmarked address is none of these. */
const wasBrought = (source: VisitSource): boolean =>
  TOUCH_KEYS.some(key => key !== "landingPath" && source[key] !== undefined)

/** The first visit of all, and the last that something led to. What was kept is checked again: anyone may have written it. */
export function readTouches(): Touches {
  const kept = readRecord(ATTRIBUTION_KEY)
  if (!isObject(kept)) return {}
  const [firstTouch, lastTouch] = [parseTouch(kept["firstTouch"]), parseTouch(kept["lastTouch"])]
  return { ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) }
}

/** Keeps this tab's visit. Only ever with the visitor's consent. */
export function rememberTouch(on: IsoDate = today()): void {
  const source = getVisitSource(visit())
  const touch = { ...source, on }
  const before = readTouches()
  keepRecord(ATTRIBUTION_KEY, {
    firstTouch: before.firstTouch ?? touch,
    lastTouch: wasBrought(source) || !before.lastTouch ? touch : before.lastTouch,
  })
}

export const forgetTouches = (): void => forgetRecord(ATTRIBUTION_KEY)

function parseTouch(kept: unknown): Touch | null {
  if (!isObject(kept)) return null
  const { on, ...found } = kept
  if (typeof on !== "string" || !isDay(on)) return null
  const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === "string")
  return { ...visitSourceOf(Object.fromEntries(texts)), on }
}

/** The partner's page around this document, or around the one that the visit began with. */
const embedPage = (partner: string | undefined): string | undefined =>
  getEmbedPage({ address: getLoadedAddress(), referrer: document.referrer }, partner) ?? getEmbedPage(visit(), partner)

/**
 * What a lead tells of the way here: the partner, if any, and its meeting; this tab's visit, the page's variant, and with
 * consent the first and last touch.
 *
 * @param own Slug of the partner whose page it is. It goes before one that the visitor has met earlier.
 */
export function getLeadOrigin(own?: string): { partner?: string; attribution: Attribution } {
  const variant = visitVariant()
  const met = getMetPartner()
  const { partner, ...meeting } =
    own === undefined || own === met?.partner ? { ...met } : { partner: own, partnerPath: window.location.pathname }
  return {
    ...(partner && { partner }),
    attribution: {
      ...attributionOf({ ...getVisitSource(visit()), variant, ...meeting, embedPage: embedPage(partner) }),
      ...(getConsent() === "granted" && readTouches()),
    },
  }
}
