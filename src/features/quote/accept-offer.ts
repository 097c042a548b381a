import { paths } from "../../domain/paths"
import type { Http } from "../../lib/http"
import { postUntilAnswered } from "../../lib/lead-post"
import { trackEvent } from "../../lib/tags/track"

/**
 * Accepts the offer `id`. Accepting it again changes nothing.
 *
 * @param changesId Identifies the price changes that were shown with it; left out to accept the offer as it was made.
 * @returns `accepted` once the firm has the acceptance, or `changed` if the price has changed since it was shown.
 */
export async function acceptOffer(
  id: string,
  http: Http,
  changesId?: string,
): Promise<"accepted" | "changed" | "failed"> {
  const body = changesId === undefined ? {} : { seen: changesId }
  const { status } = await postUntilAnswered(http, paths.api.acceptance(id), body)
  if (changesId !== undefined && status === 409) return "changed"
  if (status !== 200 && status !== 201) return "failed"
  trackEvent({ event: "quote_accepted" })
  return "accepted"
}
