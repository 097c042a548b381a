import { textAnswer } from "../parse/parse-result"
import { ENTER_EMAIL, parseEmail } from "./email"
import { createLeadFormParser, type FormRecord } from "./lead-form"

/** What someone types on the unsubscribe page. */
export const parseUnsubscribe = createLeadFormParser({
  rules: () => ({ email: textAnswer(parseEmail) }),
  required: { email: ENTER_EMAIL },
})

/** An address that wants no more email. Nothing else is asked: the law forbids it. */
export type Unsubscribe = FormRecord<typeof parseUnsubscribe>

/** The text that is the same for every way of writing one address. */
export const normaliseAddress = (email: string): string => email.normalize("NFC").trim().toLowerCase()
