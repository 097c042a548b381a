import { useEffect, useState } from "react"
import { submitForm } from "../../components/form/submit-form"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { paths } from "../../domain/paths"
import { endWaiting, showWaiting } from "../../lib/waiting"
import type { Pressed, SendHelpful } from "./send-helpful"

type Loaded = { SendHelpful: typeof SendHelpful }

type Props = {
  firm: FirmContact
  /** Fetches what sends and says what became of it. */
  load?: () => Promise<Loaded>
}

const fetchCode = (): Promise<Loaded> => import(/* webpackChunkName: "helpful" */ "./send-helpful")

/**
 * Takes the answers of the page's `HelpfulForm`, so that nobody has to leave the page for it. Until this is there, and
 * where the code that sends can't be had, the browser sends the form by itself.
 */
export function HelpfulHost({ firm, load = fetchCode }: Props) {
  const [answering, setAnswering] = useState<(Loaded & { pressed: Pressed }) | null>(null)

  useEffect(() => {
    let code: Loaded | null = null
    let state: "at rest" | "loading" | "unreachable" = "at rest"

    async function take(event: SubmitEvent) {
      const { target: form, submitter: button } = event
      if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return
      if (state === "unreachable" || !form.action.endsWith(paths.api.helpful)) return
      event.preventDefault()
      if (state === "loading") return
      if (!code) {
        state = "loading"
        showWaiting(button)
        code = await load().catch(() => null)
        endWaiting()
        button.removeAttribute("aria-busy")
        state = code ? "at rest" : "unreachable"
      }
      if (code) setAnswering({ ...code, pressed: { form, button } })
      else submitForm(form, button)
    }

    document.addEventListener("submit", take)
    return () => document.removeEventListener("submit", take)
  }, [load])

  return answering && <answering.SendHelpful pressed={answering.pressed} firm={firm} />
}
