import * as v from "valibot"
import { attributionSchema } from "./attribution"
import type { RequestContext } from "./quote-request-types"
import { read, typed } from "./reading"
import { lineUpTo } from "./text"

const VERSION_MAX = 100
const STAMP_MAX = 500
const TOKEN_MAX = 2_048
const HONEYPOT_MAX = 200

/** Optional text of the page's own making. */
export const line = (max: number) => v.nullish(typed(lineUpTo(max)), null)

/** Nothing put into the honeypot is an error, so what cannot be kept as it is becomes question marks. */
const honeypot = typed(text => read(text.slice(0, HONEYPOT_MAX).replace(/[^\x20-\x7e]/g, "?")))

/** What every form carries besides its answers: where the visit began, which wording was shown, what the gate asks for. */
export const traceEntries = {
  attribution: v.optional(attributionSchema, {}),
  formVersion: line(VERSION_MAX),
  formStamp: line(STAMP_MAX),
  turnstileToken: line(TOKEN_MAX),
  reference_code: v.optional(honeypot, ""),
}

export type Trace = Pick<RequestContext, "attribution" | "formVersion" | "formStamp" | "turnstileToken" | "honeypot">

/** The trap's field has a name that says nothing; from here on it is the honeypot. */
export const withHoneypot = <T extends { reference_code: string }>({ reference_code, ...others }: T) => ({
  ...others,
  honeypot: reference_code,
})
