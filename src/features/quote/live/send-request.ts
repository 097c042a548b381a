import * as v from "valibot"
import type { Wire } from "../../../components/form/wire"
import { paths } from "../../../domain/paths"
import type { Http } from "../../../lib/http"
import { ownPath, postLead } from "../../../lib/lead-post"

const kept = v.object({
  id: v.optional(v.string(), ""),
  next: ownPath,
  outcome: v.picklist(["quoted", "manual"]),
  quote: v.optional(v.unknown(), null),
  /** Where the enquiry can be changed; told to whoever sent it, and to nobody else. */
  enquiry: v.optional(v.nullable(ownPath), null),
})

/** Sends a quote request once. The same `key` with the same request is safe to send again. */
export const sendRequest = (request: Wire, key: string, http: Http) =>
  postLead({ path: paths.api.quotes, wire: request, key, kept, http })
