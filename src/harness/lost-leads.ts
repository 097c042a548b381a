import type { LeadBench } from "./lead-test-harness"
import { UNNAMED } from "./record-accepted"

/**
 * The promise that everything else serves: what was accepted is delivered, or pending, or held, or dead.
 *
 * @returns References that visitors were given and whose lead is nowhere. It must be empty.
 */
export function lostLeads({ blobs, webhook, accepted }: Pick<LeadBench, "blobs" | "webhook" | "accepted">): string[] {
  if (accepted.length === 0) return []
  const found = new Set([
    ...deliveredTo(webhook),
    ...["pending", "held", "dead"].flatMap(shelf => waiting(blobs, shelf)),
  ])
  return accepted.filter(id => (id === UNNAMED ? found.size === 0 : !found.has(id)))
}

/** References of the leads that the webhook took, one for each time. */
export const deliveredTo = ({ hits }: LeadBench["webhook"]): string[] =>
  hits
    .filter(({ status }) => Math.floor((status() ?? 0) / 100) === 2)
    .map(({ body }) => String(JSON.parse(body).data.id))

const waiting = (blobs: LeadBench["blobs"], shelf: string): string[] =>
  blobs.keys(shelf).map(key => publicIdOf(blobs.value("lead", key)))

const publicIdOf = (lead: unknown): string =>
  typeof lead === "object" && lead !== null && "publicId" in lead ? String(lead.publicId) : ""
