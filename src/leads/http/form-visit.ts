import { parseUrl } from "../../domain/url"
import { getEmbedPage, isMoment, isPartnerSlug, parsePartnerAddress } from "../../domain/lead/partner"
import type { PartnerMeeting } from "../../domain/lead/quote-request-types"
import { pickAttribution, getVisitSource } from "../../domain/lead/visit-source"
import { isObject } from "../../domain/parse/wire"

/** Where a visit began and the partner that was met, as far as they're known. */
type FormVisit = { address: string; referrer: string; partner?: string; variant?: string } & PartnerMeeting

/**
 * What a browser's plain form brings, with where its visit began and its partner. The page's inline script puts the visit
 * into a form that's sent without the app; without any script it's read from the address of the page of ours that the form
 * is in. A form that comes back has both in hidden fields already. Neither is typed by anyone, so what isn't right is left
 * out and refuses nothing.
 */
export function withVisit(wire: unknown, request: Request): unknown {
  if (!isObject(wire)) return wire
  const { visit: visitFields, ...fields } = wire
  const visit = isObject(visitFields) ? readVisit(visitFields) : getReferrerVisit(request)
  if (visit === null || fields.attribution !== undefined) return fields
  const { partner: visitPartner, partnerMetAt, partnerPath, variant } = visit
  const partner = fields.partner ?? visitPartner
  const meeting = visitPartner !== undefined && partner === visitPartner ? { partnerMetAt, partnerPath } : {}
  const embedPage = getEmbedPage(visit, getText({ partner }, "partner"))
  const attribution = pickAttribution({ ...getVisitSource(visit), variant, ...meeting, embedPage })
  return { ...fields, ...(partner !== undefined && { partner }), attribution }
}

const getText = (fields: Readonly<Record<string, unknown>>, key: string): string => {
  const text = fields[key]
  return typeof text === "string" ? text : ""
}

function readVisit(fields: Readonly<Record<string, unknown>>): FormVisit {
  const partner = getText(fields, "partner")
  const metAt = getText(fields, "metAt")
  return {
    address: getText(fields, "address"),
    referrer: getText(fields, "referrer"),
    variant: getText(fields, "variant"),
    ...(isPartnerSlug(partner) && { partner, partnerPath: getText(fields, "path") }),
    ...(isMoment(metAt) && { partnerMetAt: metAt }),
  }
}

/** Pages that functions make say nothing of a visit: their own address is where a form was sent. */
const FUNCTION_PATH = /^\/api\//

/** A page at another origin than the function tells that origin alone, which is no page that a visit began with. */
function getReferrerVisit(request: Request): FormVisit | null {
  const address = request.headers.get("referer") ?? ""
  const url = parseUrl(address)
  if (!url) return null
  const { host, pathname } = url
  const hosts = [new URL(request.url).host, request.headers.get("host")]
  if (!hosts.includes(host) || FUNCTION_PATH.test(pathname)) return null
  return { address, referrer: "", ...parsePartnerAddress(address) }
}
