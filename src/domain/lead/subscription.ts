import * as v from "valibot"
import { missing, typed } from "../parse/parse-result"
import { traceEntries, withHoneypot, type Trace } from "./context"
import { ENTER_EMAIL, parseEmail } from "./email"
import { leadForm } from "./lead-form"

/** An address that wants no more email. Nothing else is asked: the law forbids it. */
export type Unsubscribe = { email: string } & Trace

/** What someone types on the unsubscribe page. */
export const parseUnsubscribe = leadForm<Unsubscribe>({
  fields: ["email"],
  schema: () =>
    v.pipe(
      v.object({ email: typed(parseEmail), ...traceEntries }, missing({ email: ENTER_EMAIL })),
      v.transform(withHoneypot),
    ),
})

/** The text that is the same for every way of writing one address. */
export const sameAddress = (email: string): string => email.normalize("NFC").trim().toLowerCase()
