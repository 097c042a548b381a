import { useEffect, useState } from "react"
import { paths } from "../../domain/paths"
import { SendHelpful, type Press, type SendHelpfulProps } from "./send-helpful"

/**
 * Sends the answers from the page's `HelpfulForm` without leaving the page. Until this has started, the browser submits the form
 * itself.
 */
export function HelpfulHost(props: Omit<SendHelpfulProps, "press">) {
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
