import { isCalendarDay, type IsoDate } from "../../domain/iso-date"
import { type Attribution, type Touch, TOUCH_KEYS, type VisitSource } from "../../domain/lead/quote-request-types"
import { pickAttribution, getVisitSource, pickVisitSource } from "../../domain/lead/visit-source"
import { isObject } from "../../domain/parse/wire"
import { readAnalyticsConsent } from "../consent"
import { deleteRecord, saveRecord, readRecord } from "../session-draft"
import { getPageTestVariant } from "../page-tests/visit-variant"
import { today } from "../today"
import { getEmbeddingPartnerPage } from "../../domain/lead/partner"
import { getReferringPartner, getUrlAtPageLoad, getLandingPageAndReferrer } from "./visit"

/** The key of local storage for where a visitor's first and last visits came from. It's used only with consent. */
export const ATTRIBUTION_KEY = "attribution"

type Touches = { firstTouch?: Touch; lastTouch?: Touch }

/** True for a visit from a campaign, an advertisement or another site, but not from a typed or bookmarked address. */
const hasCampaignOrReferrer = (source: VisitSource): boolean =>
  TOUCH_KEYS.some(key => key !== "landingPath" && source[key] !== undefined)

/** Stored values are checked, since anyone could have changed them. */
export function readStoredVisitSources(): Touches {
  const record = readRecord(ATTRIBUTION_KEY)
  if (!isObject(record)) return {}
  const firstTouch = parseStoredVisitSource(record["firstTouch"])
  const lastTouch = parseStoredVisitSource(record["lastTouch"])
  return { ...(firstTouch && { firstTouch }), ...(lastTouch && { lastTouch }) }
}

/** Stores the source of this tab's visit. Call it only with the visitor's consent. */
export function saveVisitSource(on: IsoDate = today()): void {
  const source = getVisitSource(getLandingPageAndReferrer())
  const touch = { ...source, on }
  const before = readStoredVisitSources()
  saveRecord(ATTRIBUTION_KEY, {
    firstTouch: before.firstTouch ?? touch,
    lastTouch: hasCampaignOrReferrer(source) || !before.lastTouch ? touch : before.lastTouch,
  })
}

export const deleteStoredTouches = (): void => deleteRecord(ATTRIBUTION_KEY)

function parseStoredVisitSource(record: unknown): Touch | null {
  if (!isObject(record)) return null
  const { on, ...fields } = record
  if (typeof on !== "string" || !isCalendarDay(on)) return null
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string")
  return { ...pickVisitSource(Object.fromEntries(texts)), on }
}

/** The partner's page that embeds this document, or the document that the visit began with. */
const findEmbeddingPartnerPage = (partner: string | undefined): string | undefined =>
  getEmbeddingPartnerPage({ address: getUrlAtPageLoad(), referrer: document.referrer }, partner) ??
  getEmbeddingPartnerPage(getLandingPageAndReferrer(), partner)

/**
 * How the visitor got here, as a lead reports it; with consent, also the first and last touch. `own` is the slug of the
 * partner whose page it is, which takes precedence over one from an earlier page.
 */
export function getLeadOrigin(own?: string): { partner?: string; attribution: Attribution } {
  const variant = getPageTestVariant()
  const metPartner = getReferringPartner()
  const { partner, ...meeting } =
    own === undefined || own === metPartner?.partner
      ? { ...metPartner }
      : { partner: own, partnerPath: window.location.pathname }
  return {
    ...(partner && { partner }),
    attribution: {
      ...pickAttribution({
        ...getVisitSource(getLandingPageAndReferrer()),
        variant,
        ...meeting,
        embedPage: findEmbeddingPartnerPage(partner),
        formPath: window.location.pathname,
      }),
      ...(readAnalyticsConsent() === "granted" && readStoredVisitSources()),
    },
  }
}
