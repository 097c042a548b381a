import { textAnswer } from "../parse/parse-result"
import { ENTER_EMAIL, parseEmailAddress } from "./email"
import { createLeadFormParser, type FormRecord } from "./lead-form"

export const parseUnsubscribe = createLeadFormParser({
  rules: () => ({ email: textAnswer(parseEmailAddress) }),
  required: { email: ENTER_EMAIL },
})

/** The form asks for nothing else, since the law forbids it. */
export type Unsubscribe = FormRecord<typeof parseUnsubscribe>

export const normaliseEmailAddress = (email: string): string => email.normalize("NFC").trim().toLowerCase()

/**
 * The mailbox that an address belongs to, for counting: `a+anything@b.example` is delivered to `a@b.example`. Gmail also
 * ignores dots before the `@`.
 */
export const getMailbox = (email: string): string =>
  normaliseEmailAddress(email)
    .replace(/\+[^@]*(?=@)/, "")
    .replace(/^(.*)@(?:gmail|googlemail)\.com$/, (_, name: string) => `${name.replaceAll(".", "")}@gmail.com`)
