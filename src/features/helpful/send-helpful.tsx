import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react"
import { createPortal } from "react-dom"
import * as v from "valibot"
import { Failure } from "../../components/form/form-problems"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { paths } from "../../domain/paths"
import { http as siteHttp, type Http } from "../../lib/http"
import { createIdempotencyKeys, postLead } from "../../lib/lead-post"

/** An answer: the form, and which of its buttons was pressed. Each press is an object of its own. */
export type Pressed = { form: HTMLFormElement; button: HTMLButtonElement }

type Props = { pressed: Pressed; firm: FirmContact; http?: Http }

type Progress = { isSent: boolean; busy: boolean; failures: number }

/** One for the tab: an answer that is sent again unchanged keeps its key. */
const keyFor = createIdempotencyKeys()

/** Sends an answer, then says thanks in place of the form, or above its buttons that it failed. */
export function SendHelpful({ pressed, firm, http = siteHttp }: Props): ReactNode {
  const { isSent, busy, failures, send } = useSending(pressed, http)
  const place = usePlace(pressed, isSent ? "for-the-form" : failures > 0 ? "above-the-buttons" : "nowhere")
  return createPortal(
    <>
      {isSent && <Thanks />}
      {failures > 0 && <Failure firm={firm} attempt={failures} busy={busy} onRetry={send} />}
    </>,
    place,
  )
}

/** Sends what was pressed, at most once at a time. */
function useSending(pressed: Pressed, http: Http) {
  const [progress, setProgress] = useState<Progress>({ isSent: false, busy: false, failures: 0 })
  const isSending = useRef(false)

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    // A failure stays in sight while it's tried again: the focus is on its button.
    setProgress(before => ({ ...before, busy: true }))
    pressed.button.setAttribute("aria-busy", "true")
    const wire = readAnswer(pressed)
    const sent = await postLead({ path: paths.api.helpful, wire, key: keyFor(wire), kept: v.object({}), http })
    pressed.button.removeAttribute("aria-busy")
    isSending.current = false
    const isSent = sent.kind === "kept"
    setProgress(({ failures }) => ({ isSent, busy: false, failures: isSent ? 0 : failures + 1 }))
  }, [pressed, http])

  useEffect(() => void send(), [send])
  return { ...progress, send }
}

/** What the form says. Where the visit began isn't part of it, unlike what the browser sends by itself. */
function readAnswer({ form, button }: Pressed) {
  const said = new FormData(form)
  const textOf = (name: string) => String(said.get(name) ?? "")
  return {
    page: textOf("page"),
    answer: button.value,
    missing: textOf("missing"),
    reference_code: textOf("reference_code"),
  }
}

type Where = "nowhere" | "above-the-buttons" | "for-the-form"

/** A place in the page, outside what React has drawn: the form is static HTML. */
function usePlace({ form, button }: Pressed, where: Where): HTMLElement {
  const [place] = useState(() => document.createElement("div"))
  useLayoutEffect(() => {
    if (where === "nowhere") return
    form.hidden = where === "for-the-form"
    const below = form.hidden ? form : button.parentElement
    below?.before(place)
    return () => place.remove()
  }, [place, form, button, where])
  return place
}

/** Takes the focus, which would be lost with the form, and is announced by it. */
function Thanks() {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} tabIndex={-1}>
      Thanks for telling us.
    </p>
  )
}
