import type { PublicFetch } from "./public-fetch"

/** Posts to `url` within `timeoutMs`. True when it was taken: a redirect is not followed. Never throws. */
export const postJson = (url: string, fetch: PublicFetch, body: object, timeoutMs: number): Promise<boolean> =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(
    async answer => {
      await answer.body?.cancel().catch(() => undefined)
      return answer.ok
    },
    () => false,
  )
