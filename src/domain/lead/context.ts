import * as v from "valibot"
import { THANK_YOU_ROUTES } from "../paths"
import type { RequestContext } from "./quote-request-types"
import { choice, fault, missing, read, typed } from "./reading"
import { line, traceEntries, withHoneypot } from "./trace"

const VERSION_MAX = 100

const partner = typed(text => (/^[a-z0-9][a-z0-9-]{0,59}$/.test(text) ? read(text) : fault("format", "Name a partner")))

/** What the page, not the visitor, adds. */
export const contextSchema = v.pipe(
  v.object(
    {
      partner: v.nullish(partner, null),
      thankYouPageRoute: v.nullish(choice(THANK_YOU_ROUTES, "This page cannot follow the form"), null),
      ratesVersion: line(VERSION_MAX),
      ...traceEntries,
    },
    missing({}),
  ),
  v.transform((context): RequestContext => withHoneypot(context)),
)
