import * as v from "valibot"
import { choice, textAnswer } from "../parse/parse-result"
import { createMultilineRule } from "../parse/text"
import { parseEmailAddress } from "./email"
import { createLeadFormParser, type FormRecord } from "./lead-form"
import { NOTE_MAX } from "./limits"
import { parsePersonName, createPersonSchema } from "./person"

const CHANGES = ["details", "email-only", "withdraw"] as const

const { phone } = createPersonSchema({ contactBy: "call" }).entries

const CHOOSE_CHANGE = "Choose what to change"

/** Reads a change requested through an enquiry's link. Details that stay the same are left out. */
export const parseEnquiryChange = createLeadFormParser({
  rules: () => ({
    change: choice(CHANGES, CHOOSE_CHANGE),
    name: v.nullish(textAnswer(parsePersonName), null),
    email: v.nullish(textAnswer(parseEmailAddress), null),
    phone: v.nullish(phone, null),
    note: v.nullish(textAnswer(createMultilineRule(NOTE_MAX, "note")), null),
  }),
  required: { change: CHOOSE_CHANGE },
  check: ({ change, name, email, phone }) =>
    change !== "details" || name || email || phone
      ? []
      : [{ field: "name", code: "required", message: "Enter what should be corrected" }],
})

/** A change to an enquiry. `null` leaves a detail as it was. */
export type EnquiryChange = FormRecord<typeof parseEnquiryChange>
