import type { IsoDate } from "../../domain/iso-date"
import type { PersonAnswers } from "../../domain/job/questions"
import { formatWeekdayAndDay } from "../../domain/key-dates/date-words"

/** What clients are told before we act, on the page and in the email: the identity checks by law, and what to have ready. */
export const IDENTITY_CHECK =
  "Have an identity document ready. By law we check who you are, and may ask where your money comes from."

const REPLIES = { email: "email you", call: "call you", text: "text you" } as const

/** Says how the firm replies, and by which day if that's known. */
export const formatReply = (
  firmName: string,
  contactBy: PersonAnswers["contactBy"] | undefined,
  replyBy: IsoDate | null = null,
): string =>
  `Someone at ${firmName} will ${contactBy ? REPLIES[contactBy] : "reply the way you asked"}${
    replyBy ? ` by ${formatWeekdayAndDay(replyBy)}` : ""
  }.`

/** What to do about the contract. @param isSigned `null` if it isn't known, or if a client with two sales has signed one. */
export function formatContractAdvice(isSigned: boolean | null): string {
  if (isSigned === null) return "If there’s a contract you haven’t signed yet, don’t sign it before we’ve read it."
  return isSigned ? "Send us the contract you’ve signed." : "Don’t sign a contract before we’ve read it."
}
