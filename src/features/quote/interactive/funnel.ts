import { useCallback, useEffect, useRef } from "react"
import { LONGEST_STEP_SECONDS, type FormUse, type DeviceClass } from "../../../domain/lead/form-use"
import { trackEvent } from "../../../lib/tags/track"
import { QUOTE_STEPS } from "../steps"
import type { CountedStep } from "./screens"

/** Whole seconds spent in each step so far. */
type StepSeconds = Record<CountedStep, number>

/**
 * Tracks how visitors get through the steps: each step's view, completion and refusals, and where they left the form. It
 * tracks only steps and seconds, never an answer.
 *
 * @param isOpened True if showing the form opens it, as over a page. A form that's interactive because of a draft or the
 *   address counts as opened at the first touch, since visitors who scroll past it haven't abandoned anything.
 */
export function useFunnel(step: CountedStep, isOpened: boolean) {
  const seconds = useRef<StepSeconds>({ property: 0, price: 0, send: 0 })
  /** The step that the visitor is in; `null` before the first touch and after they leave the form. */
  const now = useRef<{ step: CountedStep; since: number } | null>(null)
  const isSent = useRef(false)

  const leaveStep = useCallback(() => {
    if (now.current) seconds.current[now.current.step] += (performance.now() - now.current.since) / 1000
    now.current = null
  }, [])

  const enterStep = useCallback(
    (next: CountedStep) => {
      if (now.current?.step === next) return
      leaveStep()
      now.current = { step: next, since: performance.now() }
      trackEvent({ event: "quote_step_viewed", step: next })
    },
    [leaveStep],
  )

  const open = useCallback(() => {
    if (now.current || isSent.current) return
    trackEvent({ event: "quote_opened" })
    enterStep(step)
  }, [step, enterStep])

  useEffect(() => {
    if (isOpened) open()
    // Only once: a visitor who comes back to the form opens it by touching it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (now.current) enterStep(step)
  }, [step, enterStep])

  useEffect(() => {
    const trackAbandonment = () => {
      if (!now.current) return
      trackEvent({ event: "quote_abandoned", step: now.current.step })
      leaveStep()
    }
    const allowReopening = () => (isSent.current = false)
    window.addEventListener("pagehide", trackAbandonment)
    window.addEventListener("pageshow", allowReopening)
    return () => {
      window.removeEventListener("pagehide", trackAbandonment)
      window.removeEventListener("pageshow", allowReopening)
      trackAbandonment()
    }
  }, [leaveStep])

  const getStepSeconds = (name: CountedStep): number => {
    const current = now.current?.step === name ? (performance.now() - now.current.since) / 1000 : 0
    return Math.min(LONGEST_STEP_SECONDS, Math.round(seconds.current[name] + current))
  }

  /** How the form has been filled in so far, for the request. */
  const getFormUse = () =>
    ({
      device: getDeviceClass(),
      propertySeconds: getStepSeconds("property"),
      priceSeconds: getStepSeconds("price"),
      sendSeconds: getStepSeconds("send"),
    }) satisfies FormUse

  return {
    getFormUse,
    /** Call when the visitor touches the form or does something in it. */
    open,
    trackCompletion: (to: CountedStep) => {
      open()
      if (QUOTE_STEPS.indexOf(to) > QUOTE_STEPS.indexOf(step))
        trackEvent({ event: "quote_step_completed", step, seconds: String(getStepSeconds(step)) })
    },
    trackRefusal: () => {
      open()
      trackEvent({ event: "quote_step_refused", step })
    },
    /** Call once the request is sent. @returns how the form was filled in. */
    finish: () => {
      const formUse = getFormUse()
      trackEvent({ event: "quote_step_completed", step: "send", seconds: String(formUse.sendSeconds) })
      now.current = null
      isSent.current = true
      return formUse
    },
  }
}

/** The shorter side of a screen below which a touch device is a phone, in CSS pixels. */
const PHONE_BELOW = 600

/** The kind of device, by its pointer and screen; no make, model or system. */
function getDeviceClass(): DeviceClass {
  if (!window.matchMedia("(pointer: coarse)").matches) return "desktop"
  return Math.min(window.screen.width, window.screen.height) < PHONE_BELOW ? "phone" : "tablet"
}
