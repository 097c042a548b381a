import { Notice } from "../../../components/notice/notice"
import { QuoteSheet } from "../../../components/quote-sheet/quote-sheet"
import { formatReason } from "../../../domain/format/reason"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"

/** What the job costs, shown before the visitor is asked who they are. */
export function Answer({ outcome, level }: { outcome: QuoteOutcome; level: 2 | 3 }) {
  if (outcome.outcome === "quoted") return <QuoteSheet quote={outcome.quote} level={level} compact />
  return (
    <Notice kind="info">
      <p>{formatReason(outcome.reason)} Tell us where to send the quote, and we’ll work it out.</p>
    </Notice>
  )
}
