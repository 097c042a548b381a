import { paths } from "../../domain/paths"
import type { Http } from "../../lib/http"
import { track } from "../../lib/tags/track"

/** Accepts the offer `id`. Accepting twice is accepting once. @returns whether the firm has the acceptance. */
export async function acceptOffer(id: string, http: Http): Promise<boolean> {
  const { status } = await http(paths.api.acceptance(id), { method: "POST", body: {} })
  const accepted = status === 200 || status === 201
  if (accepted) track({ event: "quote_accepted" })
  return accepted
}
