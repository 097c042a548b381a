import { HTML_ANSWER, type Delivery } from "./deliver"
import { NOT_PUBLIC } from "../outgoing/public-fetch"

/** A name that is not found, or a certificate that is not believed: `ENOTFOUND`, `DEPTH_ZERO_SELF_SIGNED_CERT`. */
const WRONG_ADDRESS = /^ENOTFOUND$|CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_SSL|^ERR_TLS|^EPROTO$/

/** As nodemailer calls a name that is not found, a user or password that is not believed, a line that cannot be encrypted. */
const WRONG_MAIL_SERVER = ["EDNS", "EAUTH", "ENOAUTH", "EOAUTH2", "ETLS", "ECONFIG"]

/** Statuses of the 400s by which a receiver asks for patience. */
const PATIENCE = [408, 425, 429]

/**
 * True when waiting will not mend it, since an address or a secret is likely wrong: a redirect, a refusal, a name that
 * is not found or is not public, a wrong certificate; or a web page as the answer of what should be a webhook.
 */
export function isConfiguration(outcome: Delivery["outcome"], status: number | null, code: string | null): boolean {
  if (outcome === "gone") return false
  if (code === HTML_ANSWER) return true
  if (status === null) return code === NOT_PUBLIC || WRONG_ADDRESS.test(code ?? "")
  return status >= 300 && status < 500 && !PATIENCE.includes(status)
}

/** The same for a server that sends email, told by the error code alone: single letters are refused for many reasons. */
export const isMailConfiguration = (code: string | null): boolean =>
  WRONG_MAIL_SERVER.includes(code ?? "") || WRONG_ADDRESS.test(code ?? "")
