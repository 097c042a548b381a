import type { Trace } from "../../../domain/lead/context"

type ForTheGate = "honeypot" | "formStamp" | "turnstileToken"

/** What was sent, without what only the request gate asks for. */
export type PublicPayload<T extends Trace> = Omit<T, ForTheGate>

export function publicPayload<T extends Trace>({
  honeypot,
  formStamp,
  turnstileToken,
  ...publicPayload
}: T): PublicPayload<T> {
  return publicPayload
}
