import { errorCode, StoreUnavailable } from "../core/errors"

type Fetch = typeof globalThis.fetch

export type Limits = {
  /** For one HTTP exchange, in milliseconds. */
  requestMs: number
  /** For a whole operation, in milliseconds. */
  operationMs: number
}

/**
 * Runs one operation of the Blobs client within `limits`.
 *
 * The client itself never times out and sleeps 5 s between its five retries. So each exchange is cut off and tried once
 * more at once; a second failure ends the operation, and whatever the client does afterwards reaches no network.
 *
 * @throws StoreUnavailable when the operation fails or takes too long.
 */
export function bounded<T>(work: (fetch: Fetch) => Promise<T>, fetch: Fetch, limits: Limits): Promise<T> {
  const over = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const fail = (code: string): StoreUnavailable => {
      const failure = new StoreUnavailable(code)
      reject(failure)
      over.abort(failure)
      return failure
    }
    const timer = setTimeout(() => fail("time-out"), limits.operationMs)
    const attempt: Fetch = (input, init) => {
      over.signal.throwIfAborted()
      return fetch(input, { ...init, signal: AbortSignal.any([over.signal, AbortSignal.timeout(limits.requestMs)]) })
    }
    const twice: Fetch = async (input, init) => {
      const first = await attempt(input, init).then(answered, errorCode)
      const second = typeof first === "string" ? await attempt(input, init).then(answered, errorCode) : first
      if (typeof second === "string") throw fail(second)
      return second
    }
    work(twice)
      .then(resolve, (error: unknown) => fail(errorCode(error)))
      .finally(() => {
        clearTimeout(timer)
        over.abort()
      })
  })
}

/** The response, or the status as text when it is one that a second try may mend. */
const answered = (response: Response): Response | string =>
  response.status === 429 || response.status >= 500 ? String(response.status) : response
