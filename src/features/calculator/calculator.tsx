import { lazy } from "react"
import { HydratedForm } from "../../components/form/hydrated-form"
import type { CalculatorPart } from "../../domain/content/author-components"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"

const StaticCalculator = lazy(() =>
  import(/* webpackChunkName: "calculator" */ "./static-calculator").then(file => ({ default: file.StaticCalculator })),
)

const load = () => import(/* webpackChunkName: "calculator" */ "./interactive-calculator")

/** True when the address brings answers. */
const isWanted = (): boolean => /[?&](side|state|price)=/.test(window.location.search)

type Props = {
  /** The part that stands open at first. */
  start?: CalculatorPart
  /** What the page is about, chosen at first. */
  state?: State
  side?: "buying" | "selling"
}

/**
 * The calculator in a page: static HTML of the build at first; interactive from the first touch, or at once when the
 * address brings answers. Until then none of its rules is loaded.
 */
export function Calculator({ start = "whole", state, side }: Props) {
  return (
    <div className={variant("calculator.box")}>
      <HydratedForm
        load={load}
        isWanted={isWanted}
        staticForm={() => <StaticCalculator state={state} side={side} start={start} />}
        interactiveForm={({ HydratedCalculator }, typed) => (
          <HydratedCalculator start={start} state={state} side={side} typed={typed} />
        )}
      />
    </div>
  )
}
