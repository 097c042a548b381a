/** What became of a lead, as the office records it. */
export const FOLLOW_UPS = ["called", "client", "declined"] as const
export type FollowUp = (typeof FOLLOW_UPS)[number]

/** The words of the links and buttons that record them. */
export const FOLLOW_UP_WORDS: Record<FollowUp, string> = {
  called: "I’ve called",
  client: "Became a client",
  declined: "Not for us",
}
