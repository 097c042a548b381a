import { visitSourceOf } from "../../domain/lead/visit-source"
import type { VisitSource } from "../../domain/lead/quote-request-types"
import type { Visit } from "./visit"

/** The first path of a visit, the other site that led to it, and the campaign in its address. */
export function sourceOf({ address, referrer }: Visit): VisitSource {
  if (!URL.canParse(address)) return {}
  const { host, pathname, searchParams } = new URL(address)
  const from = URL.canParse(referrer) ? new URL(referrer).host : ""
  return visitSourceOf({
    ...Object.fromEntries(searchParams),
    landingPath: pathname,
    referrerHost: from === host ? "" : from,
  })
}
