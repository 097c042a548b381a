import type { Trace } from "../../../domain/lead/context"

type ForTheGate = "honeypot" | "formStamp" | "turnstileToken"

/** What was sent, without what only the request gate asks for. */
export type Told<T extends Trace> = Omit<T, ForTheGate>

export function toldOf<T extends Trace>({ honeypot, formStamp, turnstileToken, ...told }: T): Told<T> {
  return told
}
