import { useEffect, useRef, useState, type FormEvent } from "react"
import { QUOTE_FORM_ID } from "../../domain/paths"
import { readDraft } from "../../lib/session-draft"
import type { FormValues } from "./fields/form-values"
import type { PageContext } from "./fields/page-context"
import type { FirmContact } from "./fields/reach-us"
import type { LiveQuoteFormProps } from "./live/live-quote-form"
import { DRAFT_NAME } from "./draft-name"
import { whenHandsAreOff } from "./hands-off"
import { StaticQuoteForm } from "./static-quote-form"
import { typedValues } from "./typed-values"

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
 * The quote form in a page: static at first, alive from the first touch.
 *
 * A submit that comes before the live form is held and repeated. When the live form cannot be loaded, the browser posts
 * the form by itself and the function asks for the rest.
 */
export function QuoteForm({ id = QUOTE_FORM_ID, state, side, firm, ...page }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const loading = useRef(false)
  const held = useRef(false)
  const [live, setLive] = useState<Live | null>(null)

  async function comeAlive() {
    if (loading.current) return
    loading.current = true
    const loaded = await import("./live/live-quote-form").catch(() => null)
    const element = form.current
    if (!element) return
    if (!loaded) {
      loading.current = false
      if (held.current) element.submit()
      return
    }
    await whenHandsAreOff(element)
    const focused = element.contains(document.activeElement) ? (document.activeElement?.id ?? null) : null
    setLive({ Form: loaded.LiveQuoteForm, typed: typedValues(element), focused, submitAtOnce: held.current })
  }

  useEffect(() => {
    const element = form.current
    if (!element) return
    const touched = element.contains(document.activeElement) || Object.keys(typedValues(element)).length > 0
    if (touched || readDraft(DRAFT_NAME) !== null) void comeAlive()
  }, [])

  function hold(event: FormEvent) {
    event.preventDefault()
    held.current = true
    void comeAlive()
  }

  if (live)
    return (
      <live.Form
        id={id}
        state={state}
        side={side}
        page={page}
        firm={firm}
        typed={live.typed}
        focused={live.focused}
        submitAtOnce={live.submitAtOnce}
      />
    )
  return (
    <StaticQuoteForm
      id={id}
      state={state}
      side={side}
      page={page}
      firmName={firm.name}
      formRef={form}
      onSubmit={hold}
      onFocus={() => void comeAlive()}
    />
  )
}
