import { useCallback, useEffect, useRef } from "react"
import { LONGEST_STEP_SECONDS, type FormUse } from "../../../domain/lead/form-use"
import { deviceClass } from "../../../lib/device/device-class"
import { track } from "../../../lib/tags/track"
import { QUOTE_STEPS, type QuoteStep } from "../steps"

/** Whole seconds spent in each step so far. */
export type StepSeconds = Record<QuoteStep, number>

/**
 * Tells tags how visitors get through the steps: each one's view, completion and refusals, and where the form was left.
 * Steps and seconds only, nothing that was answered.
 */
export function useFunnel(step: QuoteStep) {
  const seconds = useRef<StepSeconds>({ property: 0, price: 0, send: 0 })
  const now = useRef({ step, since: performance.now(), over: false })

  useEffect(() => {
    const inSteps = seconds.current
    const since = performance.now()
    now.current = { ...now.current, step, since }
    track({ event: "quote_step_viewed", step })
    return () => {
      inSteps[step] += (performance.now() - since) / 1000
    }
  }, [step])

  const abandon = useCallback(() => {
    if (now.current.over) return
    now.current.over = true
    track({ event: "quote_abandoned", step: now.current.step })
  }, [])

  useEffect(() => {
    now.current.over = false
    const back = () => (now.current.over = false)
    window.addEventListener("pagehide", abandon)
    window.addEventListener("pageshow", back)
    return () => {
      window.removeEventListener("pagehide", abandon)
      window.removeEventListener("pageshow", back)
      abandon()
    }
  }, [abandon])

  const stepSeconds = (): StepSeconds => {
    const current = (performance.now() - now.current.since) / 1000
    const inStep = (name: QuoteStep) =>
      Math.min(LONGEST_STEP_SECONDS, Math.round(seconds.current[name] + (now.current.step === name ? current : 0)))
    return { property: inStep("property"), price: inStep("price"), send: inStep("send") }
  }

  return {
    /** What a request says of how its form was filled in, up to now. */
    use: (): FormUse => {
      const { property, price, send } = stepSeconds()
      return { device: deviceClass(), propertySeconds: property, priceSeconds: price, sendSeconds: send }
    },
    completed: (to: QuoteStep) => {
      const last = now.current.step
      if (QUOTE_STEPS.indexOf(to) > QUOTE_STEPS.indexOf(last))
        track({ event: "quote_step_completed", step: last, seconds: String(stepSeconds()[last]) })
    },
    refused: () => track({ event: "quote_step_refused", step: now.current.step }),
    /** The last step is done. @returns the seconds spent in each, as texts. */
    sent: () => {
      now.current.over = true
      const { property, price, send } = stepSeconds()
      track({ event: "quote_step_completed", step: "send", seconds: String(send) })
      return { property: String(property), price: String(price), send: String(send) }
    },
    device: deviceClass,
  }
}
