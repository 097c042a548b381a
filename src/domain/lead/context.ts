import * as v from "valibot"
import { THANK_YOU_ROUTES } from "../paths"
import { attributionSchema } from "./attribution"
import { ticked } from "./person"
import type { RequestContext } from "./quote-request-types"
import { choice, fault, missing, read, typed } from "./reading"
import { lineUpTo } from "./text"

const VERSION_MAX = 100
const STAMP_MAX = 500
const HONEYPOT_MAX = 200

const line = (max: number) => v.nullish(typed(lineUpTo(max)), null)

const partner = typed(text => (/^[a-z0-9][a-z0-9-]{0,59}$/.test(text) ? read(text) : fault("format", "Name a partner")))

/** Nothing put into the honeypot is an error, so what cannot be kept as it is becomes question marks. */
const honeypot = typed(text => read(text.slice(0, HONEYPOT_MAX).replace(/[^\x20-\x7e]/g, "?")))

/** What the page, not the visitor, adds. */
export const contextSchema = v.pipe(
  v.object(
    {
      partner: v.nullish(partner, null),
      attribution: v.optional(attributionSchema, {}),
      sendEmailQuote: v.optional(ticked, true),
      thankYouPageRoute: v.nullish(choice(THANK_YOU_ROUTES, "This page cannot follow the form"), null),
      formVersion: line(VERSION_MAX),
      ratesVersion: line(VERSION_MAX),
      formStamp: line(STAMP_MAX),
      reference_code: v.optional(honeypot, ""),
    },
    missing({}),
  ),
  v.transform(({ reference_code, ...context }): RequestContext => ({ ...context, honeypot: reference_code })),
)
