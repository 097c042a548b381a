import { useCallback, useEffect, useRef } from "react"
import { LONGEST_STEP_SECONDS, type FormUse, type DeviceClass } from "../../../domain/lead/form-use"
import { track } from "../../../lib/tags/track"
import { QUOTE_STEPS, type QuoteStep } from "../steps"

/** Whole seconds spent in each step so far. */
export type StepSeconds = Record<QuoteStep, number>

/**
 * Tells tags how visitors get through the steps: each one's view, completion and refusals, and where the form was left.
 * Steps and seconds only, nothing that was answered.
 *
 * @param isOpened Whether the form was opened by being shown, as over a page. One that a draft or the address made
 *   interactive is opened by the first touch: whoever only came past it has left nothing.
 */
export function useFunnel(step: QuoteStep, isOpened: boolean) {
  const seconds = useRef<StepSeconds>({ property: 0, price: 0, send: 0 })
  /** The step that the visitor is in; `null` before the first touch and once the form was left. */
  const now = useRef<{ step: QuoteStep; since: number } | null>(null)
  const isSent = useRef(false)

  const leaveStep = useCallback(() => {
    if (now.current) seconds.current[now.current.step] += (performance.now() - now.current.since) / 1000
    now.current = null
  }, [])

  const enterStep = useCallback(
    (entered: QuoteStep) => {
      if (now.current?.step === entered) return
      leaveStep()
      now.current = { step: entered, since: performance.now() }
      track({ event: "quote_step_viewed", step: entered })
    },
    [leaveStep],
  )

  const open = useCallback(() => {
    if (now.current || isSent.current) return
    track({ event: "quote_opened" })
    enterStep(step)
  }, [step, enterStep])

  useEffect(() => {
    if (isOpened) open()
    // Only at first: whoever comes back to a form that was left opens it by a touch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (now.current) enterStep(step)
  }, [step, enterStep])

  useEffect(() => {
    const abandon = () => {
      if (!now.current) return
      track({ event: "quote_abandoned", step: now.current.step })
      leaveStep()
    }
    const back = () => (isSent.current = false)
    window.addEventListener("pagehide", abandon)
    window.addEventListener("pageshow", back)
    return () => {
      window.removeEventListener("pagehide", abandon)
      window.removeEventListener("pageshow", back)
      abandon()
    }
  }, [leaveStep])

  const secondsIn = (name: QuoteStep): number => {
    const current = now.current?.step === name ? (performance.now() - now.current.since) / 1000 : 0
    return Math.min(LONGEST_STEP_SECONDS, Math.round(seconds.current[name] + current))
  }

  return {
    /** The visitor touched the form, or did something in it. */
    open,
    /** What a request says of how its form was filled in, up to now. */
    use: (): FormUse => ({
      device: getDeviceClass(),
      propertySeconds: secondsIn("property"),
      priceSeconds: secondsIn("price"),
      sendSeconds: secondsIn("send"),
    }),
    completed: (to: QuoteStep) => {
      open()
      if (QUOTE_STEPS.indexOf(to) > QUOTE_STEPS.indexOf(step))
        track({ event: "quote_step_completed", step, seconds: String(secondsIn(step)) })
    },
    refused: () => {
      open()
      track({ event: "quote_step_refused", step })
    },
    /** The last step is done. @returns the seconds spent in each, as texts. */
    sent: () => {
      const spent = {
        property: String(secondsIn("property")),
        price: String(secondsIn("price")),
        send: String(secondsIn("send")),
      }
      track({ event: "quote_step_completed", step: "send", seconds: spent.send })
      now.current = null
      isSent.current = true
      return spent
    },
    device: getDeviceClass,
  }
}

/** The shorter side of a screen below which a touch device is a phone, in CSS pixels. */
const PHONE_BELOW = 600

/** What kind of device this is, by its pointer and its screen; no make, model or system. */
function getDeviceClass(): DeviceClass {
  if (!window.matchMedia("(pointer: coarse)").matches) return "desktop"
  return Math.min(window.screen.width, window.screen.height) < PHONE_BELOW ? "phone" : "tablet"
}
