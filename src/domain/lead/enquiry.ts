import * as v from "valibot"
import { choice, textAnswer } from "../parse/parse-result"
import { createMultilineRule } from "../parse/text"
import { parseEmailAddress } from "./email"
import { createLeadFormParser, type FormRecord } from "./lead-form"
import { NOTE_MAX } from "./limits"
import { parsePersonName, createPersonSchema } from "./person"

/** What can be done to an enquiry after it was sent: `renew` stops older links, `undo` takes back a change. */
type Change = "details" | "email-only" | "withdraw" | "renew" | "undo"

const { phone } = createPersonSchema({ contactBy: "call" }).entries

const CHOOSE_CHANGE = "Choose what to change"

const createChangeParser = (changes: readonly Change[]) =>
  createLeadFormParser({
    rules: () => ({
      change: choice(changes, CHOOSE_CHANGE),
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

/** Reads a change requested through an enquiry's link. Details that stay the same are left out. */
export const parseEnquiryChange = createChangeParser(["details", "email-only", "withdraw", "renew"])

/** Reads what's requested through the link in an email about a change. */
export const parseNoticeAnswer = createChangeParser(["undo", "renew"])

/** A change to an enquiry. `null` leaves a detail as it was. */
export type EnquiryChange = FormRecord<typeof parseEnquiryChange>
