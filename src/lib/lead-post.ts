import * as v from "valibot"
import type { FieldError } from "../domain/parse/parse-result"
import type { Http } from "./http"

/** `kept`: the firm has it. `refused`: the visitor can correct it. `failed`: we don't know whether it arrived. */
export type Sent<T> = ({ kind: "kept" } & T) | { kind: "refused"; errors: FieldError[] } | { kind: "failed" }

/** A path of this site, never an address of another site. */
export const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/))

const refusalSchema = v.object({
  errors: v.pipe(v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })), v.minLength(1)),
})

type Post<T> = {
  path: string
  /** The form's values as typed. */
  wire: Record<string, unknown>
  /** The same `key` with the same `wire` is safe to send again. */
  key: string
  /** The schema of the answer to a lead that was accepted. */
  kept: v.GenericSchema<unknown, T>
  http: Http
}

/** Sends a form once. */
export async function postLead<T>({ path, wire, key, kept, http }: Post<T>): Promise<Sent<T>> {
  const { status, body } = await http(path, { method: "POST", body: wire, headers: { "idempotency-key": key } })
  const answer = v.safeParse(kept, body)
  if ((status === 200 || status === 201) && answer.success) return { kind: "kept", ...answer.output }
  const refusal = v.safeParse(refusalSchema, body)
  if (status === 422 && refusal.success) return { kind: "refused", errors: refusal.output.errors }
  return { kind: "failed" }
}

/** Creates a function that returns one key per lead until it's answered: a repeated lead gets the same key, a changed one gets a new key. */
export function createIdempotencyKeyGenerator(
  newKey: () => string = () => crypto.randomUUID(),
): (wire: object) => string {
  let last = { wire: "", key: "" }
  return wire => {
    const text = JSON.stringify(wire)
    if (text !== last.wire) last = { wire: text, key: newKey() }
    return last.key
  }
}
