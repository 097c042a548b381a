import { StaticHtml } from "../../components/static-html/static-html"
import { variant } from "../../theme/variant"

/** The steps of a quote. */
export const QUOTE_STEPS = ["property", "details", "price", "send"] as const

export type QuoteStep = (typeof QUOTE_STEPS)[number]

const NAMES: Record<QuoteStep, string> = { property: "Property", details: "Details", price: "Price", send: "Send" }

/** The step in words: `Step 1 of 4, Property`. */
export const formatQuoteStep = (step: QuoteStep): string =>
  `Step ${QUOTE_STEPS.indexOf(step) + 1} of ${QUOTE_STEPS.length}, ${NAMES[step]}`

type Props = {
  step: QuoteStep
  /** The share of the step that's done, from 0 to 1. */
  share: number
}

/** The visitor's progress: a bar with a part for each step and its name. A part that was only just begun is filled a little. */
export function QuoteProgress({ step, share }: Props) {
  const at = QUOTE_STEPS.indexOf(step)
  return (
    <StaticHtml
      key={`${step} ${share}`}
      className={variant("form.progress", "form.scripted")}
      role="progressbar"
      aria-label="Your quote"
      aria-valuemin={1}
      aria-valuemax={QUOTE_STEPS.length}
      aria-valuenow={at + 1}
      aria-valuetext={formatQuoteStep(step)}
    >
      {() =>
        QUOTE_STEPS.map((name, index) => (
          <span key={name} className={index === at ? variant("form.progressNow") : undefined}>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" />
              {index <= at && <rect width={index < at ? 100 : Math.max(share, 0.15) * 100} height="6" />}
            </svg>
            {NAMES[name]}
          </span>
        ))
      }
    </StaticHtml>
  )
}
