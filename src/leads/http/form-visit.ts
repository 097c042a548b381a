import { parseUrl } from "../../domain/url"
import { getEmbeddingPartnerPage, isIsoTimestamp, isPartnerSlug, parsePartnerFromUrl } from "../../domain/lead/partner"
import type { PartnerMeeting } from "../../domain/lead/quote-request-types"
import { pickAttribution, getVisitSource } from "../../domain/lead/visit-source"
import { isObject } from "../../domain/parse/wire"

/** Where a visit began and which partner referred it, as far as that's known. */
type FormVisit = {
  address: string
  referrer: string
  partner?: string
  variant?: string
  formPath?: string
} & PartnerMeeting

/**
 * Adds to the fields of a plain form where its visit began and which partner referred it. The page's inline script puts
 * the visit into a form that's sent without the app. Without any script, the visit is read from the address of our page
 * with the form. A form that's shown again already has both in hidden fields. Nobody types these values, so invalid ones
 * are left out instead of refused.
 */
export function addVisitToFormFields(wire: unknown, request: Request): unknown {
  if (!isObject(wire)) return wire
  const { visit: visitFields, ...fields } = wire
  const page = readVisitFromOwnReferer(request)
  const visit = isObject(visitFields) ? readVisitFromFormFields(visitFields) : page
  if (visit === null || fields.attribution !== undefined) return fields
  const { partner: visitPartner, partnerMetAt, partnerPath, variant } = visit
  const partner = fields.partner ?? visitPartner
  const meeting = visitPartner !== undefined && partner === visitPartner ? { partnerMetAt, partnerPath } : {}
  const embedPage = getEmbeddingPartnerPage(visit, getTextField({ partner }, "partner"))
  const formPath = page?.formPath
  const attribution = pickAttribution({ ...getVisitSource(visit), variant, ...meeting, embedPage, formPath })
  return { ...fields, ...(partner !== undefined && { partner }), attribution }
}

const getTextField = (fields: Readonly<Record<string, unknown>>, key: string): string => {
  const text = fields[key]
  return typeof text === "string" ? text : ""
}

function readVisitFromFormFields(fields: Readonly<Record<string, unknown>>): FormVisit {
  const partner = getTextField(fields, "partner")
  const metAt = getTextField(fields, "metAt")
  return {
    address: getTextField(fields, "address"),
    referrer: getTextField(fields, "referrer"),
    variant: getTextField(fields, "variant"),
    ...(isPartnerSlug(partner) && { partner, partnerPath: getTextField(fields, "path") }),
    ...(isIsoTimestamp(metAt) && { partnerMetAt: metAt }),
  }
}

/** Pages that functions render say nothing about a visit: their address is the one that a form was sent to. */
const FUNCTION_PATH = /^\/api\//

/** Reads the visit from the `Referer` header, unless that's another origin, which doesn't say where a visit began. */
function readVisitFromOwnReferer(request: Request): FormVisit | null {
  const address = request.headers.get("referer") ?? ""
  const url = parseUrl(address)
  if (!url) return null
  const { host, pathname } = url
  const hosts = [new URL(request.url).host, request.headers.get("host")]
  if (!hosts.includes(host) || FUNCTION_PATH.test(pathname)) return null
  return { address, referrer: "", formPath: pathname, ...parsePartnerFromUrl(address) }
}
