import { getApiAddress } from "./api-address"

/** The answer of the site's own server. `status` 0: there was no response, or the request was aborted. */
export type HttpAnswer = { status: number; body: unknown }

export type HttpRequest = {
  method?: "GET" | "POST"
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Aborted when the visitor leaves the part of the site that needs the answer: the request ends, and isn't repeated. */
  signal?: AbortSignal
}

/** Sends a request to the site's own server. Never throws: a failed connection and a timeout are status 0, an answer that is not JSON has body `null`. */
export type Http = (path: string, request?: HttpRequest) => Promise<HttpAnswer>

export type HttpSettings = {
  getAddress?: (path: string) => string
  /** A request fails after this many milliseconds. */
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

/** Statuses after which a request without a body is sent once more. 0 is a failed connection or a timeout. */
const RETRIED = [0, 408, 409, 425, 429, 500, 502, 503, 504]

const LOST: HttpAnswer = { status: 0, body: null }

/** Creates a client that sends JSON and repeats a failed GET once. It never repeats a POST: the caller decides. */
export function createHttpClient({ getAddress = path => path, timeoutMs = 20_000, fetch }: HttpSettings = {}): Http {
  const sendOnce: Http = async (path, { method = "GET", body, headers, signal } = {}) => {
    const send = fetch ?? globalThis.fetch
    const timeout = createTimeoutSignal(timeoutMs, signal)
    const response = await send(getAddress(path), {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: timeout.signal,
    }).catch(() => null)
    const json: unknown = await response?.json().catch(() => null)
    timeout.release()
    return response && !timeout.signal.aborted ? { status: response.status, body: json } : LOST
  }
  return async (path, request = {}) => {
    if (request.signal?.aborted) return LOST
    const answer = await sendOnce(path, request)
    const repeats = (request.method ?? "GET") === "GET" && RETRIED.includes(answer.status)
    return repeats && !request.signal?.aborted ? sendOnce(path, request) : answer
  }
}

/** Aborts after `timeoutMs`, or with `parent`. Our oldest browsers have neither `AbortSignal.timeout` nor `AbortSignal.any`. */
export function createTimeoutSignal(timeoutMs: number, parent?: AbortSignal) {
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, timeoutMs)
  parent?.addEventListener("abort", end)
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer)
      parent?.removeEventListener("abort", end)
    },
  }
}

export const http = createHttpClient({ getAddress: getApiAddress })
