/** What came back from the site's own server. `status` 0: nothing came back at all. */
export type HttpAnswer = { status: number; body: unknown }

export type HttpRequest = {
  method?: "GET" | "POST"
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

/** Asks the site's own server. Never throws: a dead line and a late answer are status 0, an answer that is not JSON has body `null`. */
export type Http = (path: string, request?: HttpRequest) => Promise<HttpAnswer>

export type HttpSettings = {
  /** Put before every path; empty for the page's own origin. */
  baseUrl?: string
  /** After so many milliseconds a request counts as lost. */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

/** Statuses after which a request without a body is sent once more. */
const RETRIED = [0, 408, 409, 425, 429, 500, 502, 503, 504]

/** A client that sends JSON and repeats a failed GET once. A POST is never repeated: its sender decides. */
export function createHttp({ baseUrl = "", timeoutMs = 20_000, fetch }: HttpSettings = {}): Http {
  const once: Http = async (path, { method = "GET", body, headers } = {}) => {
    const send = fetch ?? globalThis.fetch
    const response = await send(`${baseUrl}${path}`, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null)
    if (!response) return { status: 0, body: null }
    return { status: response.status, body: await response.json().catch(() => null) }
  }
  return async (path, request = {}) => {
    const answer = await once(path, request)
    const repeats = (request.method ?? "GET") === "GET" && RETRIED.includes(answer.status)
    return repeats ? once(path, request) : answer
  }
}

export const http = createHttp()
