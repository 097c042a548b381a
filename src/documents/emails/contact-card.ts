import type { LeadPerson } from "../../domain/urgency/lead-email-facts"
import { escapeCalendarText, wrapCalendarFileLine } from "../../domain/key-dates/calendar-file"

/** Builds a vCard 3.0 (RFC 2426) of who sent a lead; an empty list if there's no name or nothing to reach them by. */
export function buildContactCard({ name, email, phone }: LeadPerson) {
  if (!name || (!email && !phone)) return []
  const text = escapeCalendarText(name)
  const lines = [
    ...["BEGIN:VCARD", "VERSION:3.0", `FN:${text}`, `N:${text};;;;`],
    ...(phone ? [`TEL:${escapeCalendarText(phone.e164 ?? phone.typed)}`] : []),
    ...(email ? [`EMAIL:${escapeCalendarText(email)}`] : []),
    "END:VCARD",
  ]
  const content = lines.map(line => `${wrapCalendarFileLine(line)}\r\n`).join("")
  return [{ filename: "contact.vcf", contentType: "text/vcard; charset=utf-8", content }]
}
