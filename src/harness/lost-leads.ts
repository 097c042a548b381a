import type { Handler } from "../leads/http/edge"
import type { FakeBlobStore } from "./fake-blob-store"
import type { FakeWebhook } from "./fake-webhook"

/** Stands for a lead that was taken without telling its reference: by a page, or the address of one that thanks. */
const UNNAMED = ""

/** `handler`, which notes in `accepted` the reference in every answer that says yes to someone who sent something. */
export const recordAccepted =
  (accepted: string[], handler: Handler): Handler =>
  async (request, call) => {
    const answer = await handler(request, call)
    const isYes = request.method === "POST" && (answer.ok || answer.status === 303)
    if (isYes) accepted.push(referenceIn(await answer.clone().text(), answer.headers.get("location") ?? ""))
    return answer
  }

const referenceIn = (text: string, location: string): string =>
  (/"id":"([\w-]{22,64})"/.exec(text) ?? /^\/quotes\/([\w-]{22,64})\//.exec(location))?.[1] ?? UNNAMED

type AcceptingHarness = { blobs: FakeBlobStore; webhook: FakeWebhook; accepted: readonly string[] }

/**
 * The promise that everything else serves: what was accepted is delivered, or pending, or held, or dead.
 *
 * @returns References that visitors were given and whose lead is nowhere. It must be empty.
 */
export function lostLeads({ blobs, webhook, accepted }: AcceptingHarness): string[] {
  if (accepted.length === 0) return []
  const found = new Set([
    ...deliveredTo(webhook),
    ...["pending", "held", "dead"].flatMap(collection => waiting(blobs, collection)),
  ])
  return accepted.filter(id => (id === UNNAMED ? found.size === 0 : !found.has(id)))
}

/** References of the leads that the webhook took, one for each time. */
export const deliveredTo = ({ hits }: FakeWebhook): string[] =>
  hits
    .filter(({ status }) => Math.floor((status() ?? 0) / 100) === 2)
    .map(({ body }) => String(JSON.parse(body).data.id))

const waiting = (blobs: FakeBlobStore, collection: string): string[] =>
  blobs.keys(collection).map(key => publicIdOf(blobs.value("lead", key)))

const publicIdOf = (lead: unknown): string =>
  typeof lead === "object" && lead !== null && "publicId" in lead ? String(lead.publicId) : ""
