import { createReference } from "../domain/reference"
import type { Handler } from "../leads/http/edge"
import type { FakeBlobStore } from "./fake-blob-store"
import type { FakeWebhook } from "./fake-webhook"

/** Stands for an accepted lead whose response had no id, such as a page or a redirect to a thank-you page. */
const UNNAMED = ""

/** Wraps `handler` so that the id in each response that accepts a lead is added to `acceptedIds`. */
export const recordAcceptedLeads =
  (acceptedIds: string[], handler: Handler): Handler =>
  async (request, call) => {
    const answer = await handler(request, call)
    const location = answer.headers.get("location") ?? ""
    // A refused form is redirected too, to a page that shows it again.
    const isAccepted = answer.ok || (answer.status === 303 && !location.includes("?refused="))
    if (request.method === "POST" && isAccepted) acceptedIds.push(findPublicId(await answer.clone().text(), location))
    return answer
  }

const findPublicId = (text: string, location: string): string =>
  (/"id":"([\w-]{22,64})"/.exec(text) ?? /^\/quotes\/([\w-]{22,64})\//.exec(location))?.[1] ?? UNNAMED

type AcceptingHarness = {
  blobs: FakeBlobStore
  webhook: FakeWebhook
  accepted: readonly string[]
  /** References of the leads that the office got by email, on a site without a webhook. */
  emailed?: () => readonly string[]
}

/**
 * Checks the central promise: every accepted lead is delivered, pending, held or dead.
 *
 * @returns Ids that visitors received but whose lead can't be found. The list must be empty.
 */
export function findLostLeads({ blobs, webhook, accepted: acceptedIds, emailed }: AcceptingHarness): string[] {
  if (acceptedIds.length === 0) return []
  const savedIds = new Set([
    ...listDeliveredLeadIds(webhook),
    ...["pending", "held", "dead", ...(emailed ? ["hook-pending", "hook-dead"] : [])].flatMap(collection =>
      listLeadIdsInCollection(blobs, collection),
    ),
  ])
  const references = new Set(emailed?.())
  const isSaved = (id: string) =>
    id === UNNAMED ? savedIds.size + references.size > 0 : savedIds.has(id) || references.has(createReference(id))
  return acceptedIds.filter(id => !isSaved(id))
}

/** The id of each accepted delivery. A lead delivered twice appears twice. */
export const listDeliveredLeadIds = ({ hits }: FakeWebhook): string[] =>
  hits
    .filter(({ status }) => Math.floor((status() ?? 0) / 100) === 2)
    .map(({ body }) => String(JSON.parse(body).data.id))

const listLeadIdsInCollection = (blobs: FakeBlobStore, collection: string): string[] =>
  blobs.keys(collection).map(key => getLeadPublicId(blobs.value("lead", key.replace(/^.*\./, ""))))

const getLeadPublicId = (lead: unknown): string =>
  typeof lead === "object" && lead !== null && "publicId" in lead ? String(lead.publicId) : ""
