import type { UrgencyAdvice } from "../../domain/urgency/urgency-words"
import { Notice } from "./notice"

const KINDS = { now: "warning", today: "warning", soon: "info", normal: "info" } as const

/** The date that makes a sale urgent, and what to do about it. */
export const UrgencyNotice = ({ advice: { level, title, say } }: { advice: UrgencyAdvice }) => (
  <Notice kind={KINDS[level]} title={title}>
    <p>{say}</p>
  </Notice>
)
