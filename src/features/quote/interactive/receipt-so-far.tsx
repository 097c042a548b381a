import { useDeferredValue, useMemo } from "react"
import { useFormState } from "react-final-form"
import type { FormValues } from "../../../components/form/form-values"
import { Receipt } from "../../../components/quote-sheet/receipt"
import { Icon } from "../../../components/icon/icon"
import { headlineInWords } from "../../../components/quote-sheet/quote-words"
import type { IsoDate } from "../../../domain/iso-date"
import type { Quote } from "../../../domain/quote/quote-types"
import { variant } from "../../../theme/variant"
import { quoteSoFar } from "./quote-so-far"

type Props = { today: () => IsoDate }

/** The quote for the answers so far. A key or a tap is shown first, and the sums right after it. */
function useQuoteSoFar(today: () => IsoDate): Quote | null {
  const { values } = useFormState<FormValues>({ subscription: { values: true } })
  const later = useDeferredValue(values)
  return useMemo(() => {
    const outcome = quoteSoFar(later, today())
    return outcome?.outcome === "quoted" ? outcome.quote : null
  }, [later, today])
}

/** Beside the questions, where there's room: fills in as the answers come. */
export function ReceiptBeside({ today }: Props) {
  const quote = useQuoteSoFar(today)
  return <Receipt totals={quote?.totals ?? null} side={quote?.side} />
}

/** Below the questions, where there's no room beside them: the total in one line, which opens to the receipt. */
export function ReceiptBelow({ today }: Props) {
  const quote = useQuoteSoFar(today)
  if (!quote) return null
  const isWhole = quote.totals.totalCents !== null
  const { fee, total } = headlineInWords(quote)
  return (
    <details className={variant("quoteForm.below")}>
      <summary>
        <span>
          {isWhole ? "Total so far" : "Our fixed fee"}
          <Icon name="chevron" />
        </span>
        <strong>{isWhole ? total : fee}</strong>
      </summary>
      <Receipt totals={quote.totals} side={quote.side} />
    </details>
  )
}
