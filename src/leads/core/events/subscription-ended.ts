export type SubscriptionEnded = {
  id: string
  /** False when the store was down: then this delivery is the only copy. */
  kept: boolean
  /** Why it may be junk. Stop writing to the address all the same. */
  suspicions: readonly string[]
  /** `form`: typed on the site. `link`: by the link in an email, or the mail program's own button. */
  by: "form" | "link"
  /** Who wants no more email. */
  email: string
  /** Reference of the quote whose email held the link; `null` when the address was typed. */
  quoteId: string | null
}

export type SubscriptionEndedEvent = { type: "subscription.ended.v1"; timestamp: string; data: SubscriptionEnded }

/** `subscription.ended.v1`: someone wants no more email. The most urgent kind: the law gives five working days. */
export const createSubscriptionEnded = ({ at, ...data }: SubscriptionEnded & { at: Date }): SubscriptionEndedEvent => ({
  type: "subscription.ended.v1",
  timestamp: at.toISOString(),
  data,
})
