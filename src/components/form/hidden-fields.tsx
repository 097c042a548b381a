import type { ThankYouRoute } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { StaticHtml } from "../static-html/static-html"
import { useFieldBinding, useFormBinding } from "./field-binding"

/** A field that only bots fill in. Browsers don't autofill this name, and filling it in alone doesn't refuse a request. */
export function Honeypot() {
  const { formId } = useFormBinding()
  const { textProps } = useFieldBinding("reference_code")
  const id = `${formId}-reference-code`
  return (
    <StaticHtml className={variant("form.trap")} aria-hidden="true">
      {() => (
        <>
          <label htmlFor={id}>Leave this empty</label>
          <input {...textProps} id={id} type="text" tabIndex={-1} autoComplete="off" />
        </>
      )}
    </StaticHtml>
  )
}

/** The version of this form's wording, including the consent. Change it when you change a sentence that visitors agree to. */
export const FORM_VERSION = "2026-11-23"

/** What the page adds to a request, as opposed to the visitor. */
export type PageContext = {
  partner?: string
  thankYouPageRoute?: ThankYouRoute
  /** Whether the box for a copy by email starts ticked. Treated as true when unset. */
  sendEmailQuote?: boolean
}

/** The page's context as hidden fields, for a form that the browser posts itself. */
export function PageContextFields({ partner, thankYouPageRoute, sendEmailQuote }: PageContext) {
  return (
    <StaticHtml hidden>
      {() => (
        <>
          {partner && <input type="hidden" name="partner" value={partner} />}
          {thankYouPageRoute && <input type="hidden" name="thankYouPageRoute" value={thankYouPageRoute} />}
          {sendEmailQuote === false && <input type="hidden" name="sendEmailQuote" value="no" />}
          <input type="hidden" name="formVersion" value={FORM_VERSION} />
        </>
      )}
    </StaticHtml>
  )
}
