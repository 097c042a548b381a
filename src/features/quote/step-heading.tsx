import { variant } from "../../theme/variant"

const STEPS = { 1: "The job", 2: "Where to send it" } as const

/** Says in words how far along the visitor is. */
export function StepHeading({ step }: { step: keyof typeof STEPS }) {
  return (
    <p className={variant("form.progress")}>
      <strong>{step} of 2</strong> {STEPS[step]}
    </p>
  )
}
