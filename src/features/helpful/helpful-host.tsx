import { useEffect, useState } from "react"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { paths } from "../../domain/paths"
import { removeLoadingState, showLoadingState } from "../../lib/waiting"
import type { Press, SendHelpful } from "./send-helpful"

type Loaded = { SendHelpful: typeof SendHelpful }

type Props = {
  firm: FirmContact
  /** Loads the code that sends an answer and shows the result. */
  load?: () => Promise<Loaded>
}

const loadSendHelpful = (): Promise<Loaded> => import(/* webpackChunkName: "helpful" */ "./send-helpful")

/**
 * Sends the answers from the page's `HelpfulForm` without leaving the page. Until this has started, or if the code that
 * sends can't be loaded, the browser submits the form itself.
 */
export function HelpfulHost({ firm, load = loadSendHelpful }: Props) {
  const [answering, setAnswering] = useState<(Loaded & { press: Press }) | null>(null)

  useEffect(() => {
    let code: Loaded | null = null
    let state: "at rest" | "loading" | "unreachable" = "at rest"

    async function sendAnswer(event: SubmitEvent) {
      const { target: form, submitter: button } = event
      if (!(form instanceof HTMLFormElement) || !(button instanceof HTMLButtonElement)) return
      if (state === "unreachable" || !form.action.endsWith(paths.api.helpful)) return
      event.preventDefault()
      if (state === "loading") return
      if (!code) {
        state = "loading"
        showLoadingState(button)
        code = await load().catch(() => null)
        removeLoadingState()
        button.removeAttribute("aria-busy")
        state = code ? "at rest" : "unreachable"
      }
      if (code) setAnswering({ ...code, press: { form, button } })
      else button.click()
    }

    document.addEventListener("submit", sendAnswer)
    return () => document.removeEventListener("submit", sendAnswer)
  }, [load])

  return answering && <answering.SendHelpful press={answering.press} firm={firm} />
}
