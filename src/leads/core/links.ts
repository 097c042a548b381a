import * as v from "valibot"
import { addDays, isoDate } from "../../domain/iso-date"
import { HANDED_OVER_FIELD, paths } from "../../domain/paths"
import type { LeadPorts } from "./ports"
import { businessDay } from "./schedule"
import { readToken, signToken } from "./signed-token"

/** How long a link works, in days. The law asks for 30 days after the email; people keep theirs for longer. */
const LINK_DAYS = 730

const on = v.pipe(v.string(), v.isoDate(), v.transform(isoDate))

const linkSchema = v.variant("for", [
  v.strictObject({ for: v.literal("unsubscribe"), email: v.string(), quoteId: v.string(), on }),
  v.strictObject({ for: v.literal("enquiry"), quoteId: v.string(), on }),
  v.strictObject({ for: v.literal("handed-over"), quoteId: v.string(), on }),
])

type Link = v.InferOutput<typeof linkSchema>
type LinkPorts = Pick<LeadPorts, "linkSecrets" | "now">
type Signing = Pick<LeadPorts, "linkSecrets">

/**
 * Path of the link that ends all email to `email`; for the header `List-Unsubscribe` and for the email itself.
 *
 * @param quoteId The quote whose email holds the link.
 * @param at      When the email was written; the link works for two years from that day.
 */
export function unsubscribePath({ linkSecrets }: Signing, email: string, quoteId: string, at: Date): string {
  const link: Link = { for: "unsubscribe", email, quoteId, on: businessDay(at) }
  return paths.unsubscribeLink(signToken(linkSecrets, link))
}

/**
 * Path of the page where the enquiry behind a quote is corrected or withdrawn. For whoever asked, and nobody else.
 *
 * @param at When it was asked; the link works for two years from that day.
 */
export function enquiryPath({ linkSecrets }: Signing, quoteId: string, at: Date): string {
  const link: Link = { for: "enquiry", quoteId, on: businessDay(at) }
  return paths.enquiry(signToken(linkSecrets, link))
}

/**
 * Marks the address of a request that was handed over while the store was down: nothing is kept under its id, and the
 * visitor must not be told that it is unknown. Holds nothing personal.
 *
 * @param at When it was handed over; the mark is believed for two years from that day.
 */
export function handedOverMark({ linkSecrets }: Signing, quoteId: string, at: Date): string {
  const link: Link = { for: "handed-over", quoteId, on: businessDay(at) }
  return signToken(linkSecrets, link)
}

/** What a link of ours is for; `null` when it is forged, cut short or too old. */
function linkIn({ linkSecrets, now }: LinkPorts, token: string): Link | null {
  const read = v.safeParse(linkSchema, readToken(linkSecrets, token))
  if (!read.success) return null
  return read.output.on < addDays(businessDay(now()), -LINK_DAYS) ? null : read.output
}

/** Whose email a link ends; `null` for a link that is none of ours or is for something else. */
export function unsubscribeLinkIn(ports: LinkPorts, token = "") {
  const link = linkIn(ports, token)
  return link?.for === "unsubscribe" ? link : null
}

/** Whose enquiry a link opens; `null` for a link that is none of ours or is for something else. */
export function enquiryLinkIn(ports: LinkPorts, token = "") {
  const link = linkIn(ports, token)
  return link?.for === "enquiry" ? link : null
}

/** Whether `address` carries our mark that the request with this id was handed over. */
export function isHandedOver(ports: LinkPorts, address: string, quoteId = ""): boolean {
  const mark = new URL(address).searchParams.get(HANDED_OVER_FIELD)
  const link = mark === null ? null : linkIn(ports, mark)
  return link?.for === "handed-over" && link.quoteId === quoteId
}
