/** What a sign in a message comes to, the worst first: stop, check with us by phone, or nothing that points to fraud. */
export const VERDICTS = ["stop", "verify", "fine"] as const

export type Verdict = (typeof VERDICTS)[number]

/** The verdict on a message with all these signs: the worst of theirs, in whatever order; `null` while there's none. */
export const getVerdict = (signs: readonly Verdict[]): Verdict | null =>
  VERDICTS.find(verdict => signs.includes(verdict)) ?? null
