import { textAnswer } from "../parse/parse-result"
import type { Trace } from "./context"
import { ENTER_EMAIL, parseEmail } from "./email"
import { createLeadFormParser } from "./lead-form"

/** An address that wants no more email. Nothing else is asked: the law forbids it. */
export type Unsubscribe = { email: string } & Trace

/** What someone types on the unsubscribe page. */
export const parseUnsubscribe = createLeadFormParser<Unsubscribe>({
  rules: () => ({ email: textAnswer(parseEmail) }),
  required: { email: ENTER_EMAIL },
})

/** The text that is the same for every way of writing one address. */
export const normaliseAddress = (email: string): string => email.normalize("NFC").trim().toLowerCase()
