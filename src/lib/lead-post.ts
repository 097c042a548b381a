import * as v from "valibot"
import type { FieldError } from "../domain/parse/parse-result"
import type { SpamProof } from "./form-stamp"
import { createTimeoutSignal, type Http, type HttpAnswer, type HttpRequest } from "./http"

/** How long something that gets no answer is sent again after the visitor sent it, in milliseconds. */
const GIVE_UP_MS = 30_000

/** The pause before it's sent again, in milliseconds. */
const PAUSE_MS = 2_000

/** `kept`: the firm has it. `refused`: the visitor can correct it. `failed`: we don't know whether it arrived. */
export type Sent<T> = ({ kind: "kept" } & T) | { kind: "refused"; errors: FieldError[] } | { kind: "failed" }

/** A path of this site, never an address of another site. */
export const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/))

const refusalSchema = v.object({
  errors: v.pipe(v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })), v.minLength(1)),
})

const isOffline = (): boolean => navigator.onLine === false

type Post<T> = {
  path: string
  wire: Record<string, unknown>
  /** The same `key` with the same `wire` is safe to send again. */
  key: string
  /** Gets what tells people from programs. It's left out while the browser is offline, so that the visitor hears of it at once. */
  getSpamProof?: () => Promise<SpamProof>
  kept: v.GenericSchema<unknown, T>
  http: Http
}

export async function postLead<T>({ path, wire, key, getSpamProof, kept, http }: Post<T>): Promise<Sent<T>> {
  const withProof = async () => ({ ...wire, ...(!isOffline() && (await getSpamProof?.())) })
  const { status, body } = await postUntilAnswered(http, path, withProof(), { "idempotency-key": key })
  const answer = v.safeParse(kept, body)
  if ((status === 200 || status === 201) && answer.success) return { kind: "kept", ...answer.output }
  const refusal = v.safeParse(refusalSchema, body)
  if (status === 422 && refusal.success) return { kind: "refused", errors: refusal.output.errors }
  return { kind: "failed" }
}

/**
 * Posts JSON that's safe to post twice, and repeats it until there's an answer, whatever that is. Gives up with status 0 after
 * thirty seconds, or at once if the browser is offline: some say so by mistake, so it's tried all the same.
 */
export async function postUntilAnswered(
  http: Http,
  path: string,
  body: object | Promise<object>,
  headers: HttpRequest["headers"] = {},
): Promise<HttpAnswer> {
  const { signal, release } = createTimeoutSignal(GIVE_UP_MS)
  const request: HttpRequest = { method: "POST", body: await body, headers, signal }
  let answer = await http(path, request)
  while (answer.status === 0 && !isOffline() && !signal.aborted) {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    answer = await http(path, request)
  }
  release()
  return answer
}

/** Creates a function that returns one key per lead until it's answered: a repeated lead gets the same key, a changed one gets a new key. */
export function createIdempotencyKeyGenerator(): (wire: object) => string {
  let last = { wire: "", key: "" }
  return wire => {
    const text = JSON.stringify(wire)
    if (text !== last.wire) last = { wire: text, key: crypto.randomUUID() }
    return last.key
  }
}
