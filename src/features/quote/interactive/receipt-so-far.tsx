import {
  createContext,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react"
import { useFormState } from "react-final-form"
import type { FormValues } from "../../../components/form/form-values"
import { Receipt } from "../../../components/quote-sheet/receipt"
import { Icon } from "../../../components/icon/icon"
import { formatOpenFees, formatQuoteHeadline } from "../../../components/quote-sheet/quote-words"
import type { IsoDate } from "../../../domain/iso-date"
import type { Quote } from "../../../domain/quote/quote-types"
import { variant } from "../../../theme/variant"
import { getVisitorFigures } from "../../../lib/visitor-figures"
import { estimateQuote } from "./quote-so-far"

const QuoteSoFar = createContext<Quote | null>(null)

type Props = {
  today: () => IsoDate
  /** The slug of the partner whose page it is. */
  partner?: string | undefined
  children: ReactNode
}

/**
 * Calculates the quote for the answers so far, once for both receipts in the form. The calculation is deferred, so that
 * the form responds to a key or a tap first.
 */
export function QuoteSoFarProvider({ today, partner, children }: Props) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } })
  const [isShown, setShown] = useState(false)
  useEffect(() => startTransition(() => setShown(true)), [])
  const later = useDeferredValue(values)
  const quote = useMemo(() => {
    const outcome = isShown ? estimateQuote(later, getVisitorFigures(partner), today()) : null
    return outcome?.outcome === "quoted" ? outcome.quote : null
  }, [isShown, later, today, partner])
  return <QuoteSoFar.Provider value={quote}>{children}</QuoteSoFar.Provider>
}

/** The receipt next to the questions, if there's room. It fills in with each answer. */
export function ReceiptBeside({ side }: { side?: string }) {
  const quote = useContext(QuoteSoFar)
  return (
    <Receipt
      totals={quote?.totals ?? null}
      side={quote?.side ?? (side === "selling" ? side : undefined)}
      openFees={quote ? formatOpenFees(quote) : undefined}
    />
  )
}

/** The receipt below the questions, if there's no room next to them: one line with the total, which opens. */
export function ReceiptBelow({ isFinal }: { isFinal: boolean }) {
  const quote = useContext(QuoteSoFar)
  if (!quote) return null
  const isWhole = quote.totals.totalCents !== null
  const { fee, total } = formatQuoteHeadline(quote)
  return (
    <details className={variant("quoteForm.below")}>
      <summary>
        <span>
          {isWhole ? (isFinal ? "Your total" : "Total so far") : "Our fixed fee"}
          <Icon name="chevron" />
        </span>
        <strong>{isWhole ? total : fee}</strong>
      </summary>
      <Receipt totals={quote.totals} side={quote.side} withTotal={!isWhole} openFees={formatOpenFees(quote)} />
    </details>
  )
}
