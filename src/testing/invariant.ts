import type { Handler } from "../leads/edge"
import type { LeadBench } from "./lead-bench"

/** What an answer says that names no lead: a page, or the address of a page that thanks. */
const UNNAMED = ""

/**
 * The promise that everything else serves: what was accepted is delivered, or pending, or held, or dead.
 *
 * @returns References that visitors were given and whose lead is nowhere. It must be empty.
 */
export function lostLeads({ blobs, webhook, accepted }: Pick<LeadBench, "blobs" | "webhook" | "accepted">): string[] {
  const found = new Set([
    ...deliveredTo(webhook),
    ...["pending", "held", "dead"].flatMap(shelf => waiting(blobs, shelf)),
  ])
  return accepted.filter(id => (id === UNNAMED ? found.size === 0 : !found.has(id)))
}

/** `handler`, which notes in `accepted` the reference in every answer that says yes to somebody who sent something. */
export const noting =
  (accepted: string[], handler: Handler): Handler =>
  async (request, call) => {
    const answer = await handler(request, call)
    const isYes = request.method === "POST" && (answer.ok || answer.status === 303)
    if (isYes) accepted.push(referenceIn(await answer.clone().text(), answer.headers.get("location") ?? ""))
    return answer
  }

const referenceIn = (text: string, location: string): string =>
  (/"id":"([\w-]{22})"/.exec(text) ?? /^\/quotes\/([\w-]{22})\//.exec(location))?.[1] ?? UNNAMED

/** References of the leads that the webhook took, one for each time. */
export const deliveredTo = ({ hits }: LeadBench["webhook"]): string[] =>
  hits
    .filter(({ status }) => Math.floor((status() ?? 0) / 100) === 2)
    .map(({ body }) => String(JSON.parse(body).data.id))

const waiting = (blobs: LeadBench["blobs"], shelf: string): string[] =>
  blobs.keys(shelf).map(key => publicIdOf(blobs.value("lead", key)))

const publicIdOf = (lead: unknown): string =>
  typeof lead === "object" && lead !== null && "publicId" in lead ? String(lead.publicId) : ""
