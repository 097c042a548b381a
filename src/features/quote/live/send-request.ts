import * as v from "valibot"
import type { FieldError } from "../../../domain/lead/quote-request-types"
import { paths } from "../../../domain/paths"
import type { Http } from "../../../lib/http"
import type { Wire } from "../../../components/quote-fields/wire"

/** `kept`: the firm has it. `refused`: the visitor can mend it. `failed`: nothing can be said about it. */
export type Sent =
  | { kind: "kept"; next: string; outcome: "quoted" | "manual"; quote: unknown }
  | { kind: "refused"; errors: FieldError[] }
  | { kind: "failed" }

const keptSchema = v.object({
  next: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  outcome: v.picklist(["quoted", "manual"]),
  quote: v.optional(v.unknown(), null),
})

const refusedSchema = v.object({
  errors: v.pipe(v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })), v.minLength(1)),
})

/** Sends a quote request once. The same `key` with the same request is safe to send again. */
export async function sendRequest(request: Wire, key: string, http: Http): Promise<Sent> {
  const { status, body } = await http(paths.api.quotes, {
    method: "POST",
    body: request,
    headers: { "idempotency-key": key },
  })
  const kept = v.safeParse(keptSchema, body)
  if ((status === 200 || status === 201) && kept.success) return { kind: "kept", ...kept.output }
  const refused = v.safeParse(refusedSchema, body)
  if (status === 422 && refused.success) return { kind: "refused", errors: refused.output.errors }
  return { kind: "failed" }
}

/** One key per request until it is answered: a repeat keeps its key, a changed request gets a new one. */
export function createKeyring(newKey: () => string = () => crypto.randomUUID()): (request: Wire) => string {
  let last = { request: "", key: "" }
  return request => {
    const text = JSON.stringify(request)
    if (text !== last.request) last = { request: text, key: newKey() }
    return last.key
  }
}
