import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react"
import { createPortal } from "react-dom"
import * as v from "valibot"
import { Failure } from "../../components/form/form-problems"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { paths } from "../../domain/paths"
import { http as siteHttp, type Http } from "../../lib/http"
import { createIdempotencyKeyGenerator, postLead } from "../../lib/lead-post"

/** The form and the button that was pressed. Each press is a new object. */
type Press = { form: HTMLFormElement; button: HTMLButtonElement }

type Props = { firm: FirmContact; http?: Http }

type Progress = { isSent: boolean; busy: boolean; failures: number }

/** The idempotency keys of this tab: sending the same answer again uses the same key. */
const getKey = createIdempotencyKeyGenerator()

/**
 * Sends the answers from the page's `HelpfulForm` without leaving the page. Until this has started, the browser submits the form
 * itself.
 */
export function HelpfulHost(props: Props) {
  const [press, setPress] = useState<Press | null>(null)

  useEffect(() => {
    function sendAnswer(event: SubmitEvent) {
      const { target: form, submitter: button } = event
      if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return
      if (!form.action.endsWith(paths.api.helpful)) return
      event.preventDefault()
      setPress({ form, button })
    }

    document.addEventListener("submit", sendAnswer)
    return () => document.removeEventListener("submit", sendAnswer)
  }, [])

  return press && <SendHelpful press={press} {...props} />
}

/** Sends an answer, then replaces the form with a thank-you, or says above its buttons that sending failed. */
function SendHelpful({ press, firm, http = siteHttp }: Props & { press: Press }): ReactNode {
  const { isSent, busy, failures, send } = useHelpfulnessAnswerSender(press, http)
  const place = useInsertedElement(press, isSent ? "for-the-form" : failures > 0 ? "above-the-buttons" : "nowhere")
  return createPortal(
    <>
      {isSent && <Thanks />}
      {failures > 0 && <Failure firm={firm} attempt={failures} busy={busy} onRetry={send} />}
    </>,
    place,
  )
}

/** Sends the answer, one request at a time. */
function useHelpfulnessAnswerSender(press: Press, http: Http) {
  const [progress, setProgress] = useState<Progress>({ isSent: false, busy: false, failures: 0 })
  const isSending = useRef(false)

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    // The failure message stays while we try again, because its button has the focus.
    setProgress(before => ({ ...before, busy: true }))
    press.button.setAttribute("aria-busy", "true")
    const wire = readPageHelpfulnessAnswer(press)
    const result = await postLead({ path: paths.api.helpful, wire, key: getKey(wire), kept: v.object({}), http })
    press.button.removeAttribute("aria-busy")
    isSending.current = false
    const isSent = result.kind === "kept"
    setProgress(({ failures }) => ({ isSent, busy: false, failures: isSent ? 0 : failures + 1 }))
  }, [press, http])

  useEffect(() => void send(), [send])
  return { ...progress, send }
}

/** The form's answers. Unlike a plain submit, they don't include where the visit began. */
function readPageHelpfulnessAnswer({ form, button }: Press) {
  const data = new FormData(form)
  const getFormField = (name: string) => String(data.get(name) ?? "")
  return {
    page: getFormField("page"),
    answer: button.value,
    missing: getFormField("missing"),
    reference_code: getFormField("reference_code"),
  }
}

type Position = "nowhere" | "above-the-buttons" | "for-the-form"

/** An element that's added to the page outside what React renders, because the form is static HTML. */
function useInsertedElement({ form, button }: Press, position: Position): HTMLElement {
  const [place] = useState(() => document.createElement("div"))
  useLayoutEffect(() => {
    if (position === "nowhere") return
    form.hidden = position === "for-the-form"
    const below = form.hidden ? form : button.parentElement
    below?.before(place)
    return () => place.remove()
  }, [place, form, button, position])
  return place
}

/** Thanks the visitor. It takes the focus, because the form that had it is gone, and screen readers then announce it. */
function Thanks() {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} tabIndex={-1}>
      Thanks for telling us.
    </p>
  )
}
