import { getLocalDate } from "../../domain/business-hours/business-hours"
import { addDays } from "../../domain/iso-date"
import type { JobAnswers } from "../../domain/job/questions"
import { isCleanName } from "../../domain/lead/visitor-text"
import { STATE_NAMES } from "../../domain/states"
import type { LeadEmailFacts, LeadNews } from "../../domain/urgency/lead-email-facts"
import { formatCallBy } from "../../domain/urgency/urgency-words"
import type { EmailFirm } from "./blocks"

export type LeadFacts = LeadEmailFacts<EmailFirm & { hours: { timeZone: string } }>

export const BEGINNINGS: Record<LeadNews, string> = {
  requested: "New request",
  accepted: "Quote accepted",
  repriced: "Saw a new price",
  message: "Message",
  feedback: "Feedback about the site",
  unsubscribed: "Someone wants no more email",
  withdrawn: "Enquiry withdrawn",
  changed: "Enquiry changed",
  "sent-file": "Contract sent",
}

const JOBS = { buying: "buying", selling: "selling", both: "buying and selling" }

const STAGES = {
  buying: {
    looking: "still looking",
    offer: "making an offer",
    signed: "contract signed",
    auction: "going to auction",
  },
  selling: { looking: "getting ready", offer: "has an offer", signed: "contract signed", auction: "going to auction" },
}

const VERBS = { call: "Call", text: "Text", email: "Email" }

/** `call`, `text` or `email`: how the sender wants to be reached. */
export const getContactWay = ({ contactBy, phone }: LeadFacts["person"]) => contactBy ?? (phone ? "call" : "email")

/** What the sender does and where, such as `buying in Victoria`; `null` if it isn't known. */
export function formatJobInShort({ job, quote }: LeadFacts): string | null {
  const facts = job ?? quote
  return facts && `${JOBS[facts.side]} in ${STATE_NAMES[facts.state].name}`
}

export const formatStage = ({ side, stage }: Pick<JobAnswers, "side" | "stage">): string =>
  STAGES[side === "selling" ? "selling" : "buying"][stage]

/** Words that begin with "Call", with the way in which the sender wants to be reached instead. */
export const formatWithContactWay = (words: string, { person }: LeadFacts): string =>
  words.replace(/^Call\b/, VERBS[getContactWay(person)])

/** By when to do what: `Call by 10:30 am Monday`; `null` if nothing has to be done by a time. */
export function formatDeadline(facts: LeadFacts): string | null {
  const { urgency, callBy } = facts.urgency
  if (!urgency || !callBy) return null
  return formatWithContactWay(formatCallBy(new Date(callBy), urgency, facts.firm.hours.timeZone).slice(0, -1), facts)
}

/** The words of an event's urgency without the sentence that says by when to call. */
export const formatUrgencyReason = ({ urgency: { urgencyText = "" } }: LeadFacts): string =>
  urgencyText.replace(/ ?(?:Call|Answer) by [^.]*\.$/, "")

/** Why the request is urgent, in a few words: a date within six days by its weekday, or else how far the sender is. */
function formatReasonInShort(facts: LeadFacts): string | null {
  const { job, at, firm, urgency } = facts
  if (!urgency.firstDate) return job && formatStage(job)
  const reason = formatUrgencyReason(facts).slice(0, -1)
  const isNear = urgency.firstDate.on <= addDays(getLocalDate(at, firm.hours.timeZone), 6)
  const short = isNear ? reason.replace(/(day) \d.*$/, "$1") : reason
  return short.charAt(0).toLowerCase() + short.slice(1)
}

/**
 * The subject of an email to the office: whom to call, by when and why. A name that isn't clean is left out, since subjects are
 * shown in notifications.
 */
export function formatLeadSubject(facts: LeadFacts): string {
  const { news, person, unpriced } = facts
  const name = person.name && isCleanName(person.name) ? person.name : null
  const about = [
    name ?? (news === "feedback" || news === "unsubscribed" ? null : "someone"),
    formatJobInShort(facts),
    news === "requested" ? formatReasonInShort(facts) : null,
    unpriced === null ? null : "needs a price from you",
  ].filter(part => part !== null)
  const start = (facts.isReminder ? "Reminder: " : "") + (formatDeadline(facts) ?? BEGINNINGS[news])
  return about.length > 0 ? `${start}: ${about.join(", ")}` : start
}
