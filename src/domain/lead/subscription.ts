import { textAnswer } from "../parse/parse-result"
import { ENTER_EMAIL, parseEmailAddress } from "./email"
import { createLeadFormParser, type FormRecord } from "./lead-form"

/** Reads what someone sends from the unsubscribe page. */
export const parseUnsubscribe = createLeadFormParser({
  rules: () => ({ email: textAnswer(parseEmailAddress) }),
  required: { email: ENTER_EMAIL },
})

/** An address whose owner wants no more email. The form asks for nothing else, since the law forbids it. */
export type Unsubscribe = FormRecord<typeof parseUnsubscribe>

/** An email address in one form for comparison, however it was written. */
export const normaliseEmailAddress = (email: string): string => email.normalize("NFC").trim().toLowerCase()
