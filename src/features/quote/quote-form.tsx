import { lazy, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { ServerMade, useServerMade } from "../../components/server-made/server-made"
import { QUOTE_FORM_ID } from "../../domain/paths"
import { readDraft } from "../../lib/session-draft"
import { variant } from "../../theme/variant"
import type { FormValues } from "../../components/quote-fields/form-values"
import type { PageContext } from "../../components/quote-fields/page-context"
import { ReachUs, type FirmContact } from "../../components/quote-fields/reach-us"
import type { LiveQuoteFormProps } from "./live/live-quote-form"
import { askedFor } from "./asked-for"
import { DRAFT_NAME } from "./draft-name"
import { whenHandsAreOff } from "../../components/quote-fields/hands-off"
import { typedValues } from "../../components/quote-fields/typed-values"

const StaticQuoteForm = lazy(() => import(/* webpackChunkName: "static-quote-form" */ "./static-quote-form"))

export type QuoteFormProps = PageContext & {
  id?: string
  /** NSW, VIC or QLD, chosen at first. */
  state?: string
  side?: "buying" | "selling"
  firm: FirmContact
}

type Live = {
  Form: (props: LiveQuoteFormProps) => React.ReactNode
  typed: FormValues
  focused: string | null
  submitAtOnce: boolean
}

/**
 * The quote form in a page: static HTML of the build at first, alive from the first touch.
 *
 * A submit that comes before the live form is held and repeated. When the live form cannot be loaded, the browser posts
 * the form by itself and the function asks for the rest.
 */
export function QuoteForm({ id = QUOTE_FORM_ID, state, side, firm, ...page }: QuoteFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const serverMade = useServerMade()
  const [live, setLive] = useState<Live | "unreachable" | null>(null)

  useEffect(() => {
    const around = box.current
    const form = around?.querySelector("form") ?? null
    let loading = false
    let held = false

    async function comeAlive() {
      if (loading) return
      loading = true
      const loaded = await import(/* webpackChunkName: "live-quote-form" */ "./live/live-quote-form").catch(() => null)
      if (loaded && form) await whenHandsAreOff(form)
      // At once: what is typed between the reading and the drawing would be lost.
      if (loaded) flushSync(() => setLive({ Form: loaded.LiveQuoteForm, ...takenOver(form), submitAtOnce: held }))
      else if (!form) setLive("unreachable")
      else if (held) form.submit()
      loading = loaded !== null
    }

    function hold(event: Event) {
      event.preventDefault()
      held = true
      void comeAlive()
    }

    const touches = ["focusin", "input"]
    touches.forEach(touch => around?.addEventListener(touch, comeAlive))
    around?.addEventListener("submit", hold)
    if (!form || isTouched(form) || readDraft(DRAFT_NAME) !== null) void comeAlive()
    return () => {
      touches.forEach(touch => around?.removeEventListener(touch, comeAlive))
      around?.removeEventListener("submit", hold)
    }
  }, [])

  if (live === "unreachable")
    return (
      <p role="alert">
        The form could not be loaded. Load this page again, or <ReachUs firm={firm} />.
      </p>
    )
  if (live) {
    const { Form, ...from } = live
    return <Form id={id} state={state} side={side} page={page} firm={firm} {...from} />
  }
  if (!serverMade) return <p className={variant("text.muted")}>Loading the form …</p>
  return (
    <ServerMade ref={box}>
      {() => <StaticQuoteForm id={id} state={state} side={side} page={page} firmName={firm.name} />}
    </ServerMade>
  )
}

/** What the visitor has answered so far: in the address, then in the static form. */
function takenOver(form: HTMLFormElement | null): Pick<Live, "typed" | "focused"> {
  const asked = askedFor(window.location.search)
  if (!form) return { typed: asked, focused: null }
  const focused = form.contains(document.activeElement) ? (document.activeElement?.id ?? null) : null
  return { typed: { ...asked, ...typedValues(form) }, focused }
}

function isTouched(form: HTMLFormElement): boolean {
  const { typed, focused } = takenOver(form)
  return focused !== null || Object.keys(typed).length > 0
}
