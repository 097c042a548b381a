import { parseUrl } from "../../domain/url"
import { getEmbedPage, isMoment, isPartnerSlug, parsePartnerAddress } from "../../domain/lead/partner"
import type { PartnerMeeting } from "../../domain/lead/quote-request-types"
import { attributionOf, getVisitSource } from "../../domain/lead/visit-source"
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
  const { visit: sent, ...fields } = wire
  const visit = isObject(sent) ? readVisit(sent) : visitOfReferrer(request)
  if (visit === null || fields.attribution !== undefined) return fields
  const { partner: met, partnerMetAt, partnerPath, variant } = visit
  const partner = fields.partner ?? met
  const meeting = met !== undefined && partner === met ? { partnerMetAt, partnerPath } : {}
  const embedPage = getEmbedPage(visit, textAt({ partner }, "partner"))
  const attribution = attributionOf({ ...getVisitSource(visit), variant, ...meeting, embedPage })
  return { ...fields, ...(partner !== undefined && { partner }), attribution }
}

const textAt = (fields: Readonly<Record<string, unknown>>, key: string): string => {
  const text = fields[key]
  return typeof text === "string" ? text : ""
}

function readVisit(sent: Readonly<Record<string, unknown>>): FormVisit {
  const partner = textAt(sent, "partner")
  const metAt = textAt(sent, "metAt")
  return {
    address: textAt(sent, "address"),
    referrer: textAt(sent, "referrer"),
    variant: textAt(sent, "variant"),
    ...(isPartnerSlug(partner) && { partner, partnerPath: textAt(sent, "path") }),
    ...(isMoment(metAt) && { partnerMetAt: metAt }),
  }
}

/** Pages that functions make say nothing of a visit: their own address is where a form was sent. */
const OF_FUNCTIONS = /^\/api\//

/** A page at another origin than the function tells that origin alone, which is no page that a visit began with. */
function visitOfReferrer(request: Request): FormVisit | null {
  const address = request.headers.get("referer") ?? ""
  const url = parseUrl(address)
  if (!url) return null
  const { host, pathname } = url
  const hosts = [new URL(request.url).host, request.headers.get("host")]
  if (!hosts.includes(host) || OF_FUNCTIONS.test(pathname)) return null
  return { address, referrer: "", ...parsePartnerAddress(address) }
}
