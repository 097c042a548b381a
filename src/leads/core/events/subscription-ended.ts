export type SubscriptionEnded = {
  id: string
  /** False if the store was down, so that this delivery is the only copy. */
  kept: boolean
  /** Why it may be spam. Stop emailing the address even so. */
  suspicions: readonly string[]
  /** `form`: the address was typed on the site. `link`: by the link in an email, or the mail program's own button. */
  by: "form" | "link"
  email: string
  /** The id of the quote whose email held the link; `null` when the address was typed. */
  quoteId: string | null
}

export type SubscriptionEndedEvent = { type: "subscription.ended.v1"; timestamp: string; data: SubscriptionEnded }

/** Creates a `subscription.ended.v1` event: someone wants no more email. The law allows five working days. */
export const createSubscriptionEndedEvent = ({
  at,
  ...data
}: SubscriptionEnded & { at: Date }): SubscriptionEndedEvent => ({
  type: "subscription.ended.v1",
  timestamp: at.toISOString(),
  data,
})
