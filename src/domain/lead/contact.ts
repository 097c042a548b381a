import { err, ok, textAnswer, type ParseResult } from "../parse/parse-result"
import { createMultilineRule } from "../parse/text"
import { ENTER_EMAIL } from "./email"
import { createLeadFormParser, type FormRecord } from "./lead-form"
import { MESSAGE_MAX } from "./limits"
import { ENTER_NAME, createPersonSchema } from "./person"
import { ENTER_PHONE } from "./phone"

const ENTER_MESSAGE = "Enter your message"

const parseContactMessage = (text: string): ParseResult<string> => {
  const lines = createMultilineRule(MESSAGE_MAX, "message")(text)
  if (!lines.ok) return lines
  return lines.value === null ? err("required", ENTER_MESSAGE) : ok(lines.value)
}

export const parseContact = createLeadFormParser({
  rules: answers => {
    const { name, email, contactBy, phone } = createPersonSchema(answers).entries
    return { name, email, contactBy, phone, message: textAnswer(parseContactMessage) }
  },
  required: { name: ENTER_NAME, email: ENTER_EMAIL, phone: ENTER_PHONE, message: ENTER_MESSAGE },
})

export type Contact = FormRecord<typeof parseContact>
