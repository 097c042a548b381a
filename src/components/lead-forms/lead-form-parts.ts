import type { ComponentType } from "react"
import type { FormValues } from "../form/form-values"

/** One form besides the quote form: what it asks, and where it goes. The page, the live form and the function's page share it. */
export type LeadFormParts = {
  id: string
  /** Where a browser posts it by itself. */
  action: string
  /** Heading of the page that stands in for the form when it comes back. */
  heading: string
  /** What the button does. */
  button: string
  /** The fields that it sends. */
  names: readonly string[]
  /** What is chosen at first. */
  initial: FormValues
  Fields: ComponentType<{ firmName: string }>
}

/** Names the wording of these forms. Change it when a sentence changes that a visitor agrees to. */
export const LEAD_FORM_VERSION = "2026-11-21"
