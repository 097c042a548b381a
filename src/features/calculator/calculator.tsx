import { lazy } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { CalculatorPart } from "../../domain/content/author-components"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"

const loadCalculator = () => import(/* webpackChunkName: "calculator" */ "./interactive-calculator")

const InteractiveCalculator = lazy(() => loadCalculator().then(file => ({ default: file.InteractiveCalculator })))

/** True if the address contains answers. */
const hasAnswersInAddress = (): boolean => /[?&](side|state|price|propertyType)=/.test(window.location.search)

type Props = {
  /** The comparison that's open at first. */
  start?: CalculatorPart
  /** The state and side that the page is about. They're chosen at first. */
  state?: State
  side?: "buying" | "selling"
}

/**
 * The calculator in a page. It becomes interactive when the visitor touches it, or straight away if the address contains
 * answers. The code that calculates isn't loaded before that.
 */
export function Calculator({ start = "whole", state, side }: Props) {
  return (
    <div className={variant("calculator.box")}>
      <HydratedForm load={loadCalculator} isWanted={hasAnswersInAddress}>
        {() => <InteractiveCalculator start={start} state={state} side={side} />}
      </HydratedForm>
    </div>
  )
}
