import { paths } from "../../domain/paths"
import type { Http } from "../../lib/http"
import { track } from "../../lib/tags/track"

/**
 * Accepts the offer `id`. Accepting twice is accepting once.
 *
 * @param seen The name of the changes that were shown with it; without it, it's accepted as it was made.
 * @returns whether the firm has the acceptance, or the price is another one by now.
 */
export async function acceptOffer(id: string, http: Http, seen?: string): Promise<"accepted" | "changed" | "failed"> {
  const body = seen === undefined ? {} : { seen }
  const { status } = await http(paths.api.acceptance(id), { method: "POST", body })
  if (seen !== undefined && status === 409) return "changed"
  if (status !== 200 && status !== 201) return "failed"
  track({ event: "quote_accepted" })
  return "accepted"
}
