import type { JobAnswers, PersonAnswers } from "../job/questions"
import type { FollowUp } from "../lead/follow-up"
import type { Attribution } from "../lead/quote-request-types"
import type { Quote } from "../quote/quote-types"
import type { RequestUrgency } from "./urgency-types"

/** What happened, as an email to the office says it. */
export type LeadNews =
  | "requested"
  | "accepted"
  | "repriced"
  | "message"
  | "feedback"
  | "unsubscribed"
  | "withdrawn"
  | "changed"
  | "sent-file"

/** Who a lead is from, as far as it says so. */
export type LeadPerson = Partial<Pick<PersonAnswers, "name" | "phone" | "contactBy" | "bestTime">> & {
  email: string | null
}

/** What an email to the office about a lead is made from. Everything that a visitor typed is as they typed it. */
export type LeadEmailFacts<Firm> = {
  firm: Firm
  /** The reference that the visitor knows. */
  id: string
  news: LeadNews
  /** True for a second email, since nobody has recorded a call. */
  isReminder?: boolean
  /** When the lead came. */
  at: Date
  person: LeadPerson
  urgency: Partial<RequestUrgency>
  /** The job of a request; `null` for any other news. */
  job: JobAnswers | null
  quote: Quote | null
  /** Why a person must price a request; `null` if it's priced, or there's nothing to price. */
  unpriced: string | null
  /** The visitor's own words; `null` if there are none. */
  words: string | null
  /** What else the office should know or do, as sentences of ours. */
  notes: readonly string[]
  source: Attribution & { partner: string | null }
  /**
   * `download`: the page that downloads what the visitor sent. `followUps`: the links that record what became of the lead. Each is
   * `null` if there's nothing to download or record.
   */
  urls: {
    site: string
    document: string | null
    download: string | null
    followUps: readonly { followUp: FollowUp; url: string }[] | null
  }
}
