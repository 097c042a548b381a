import { attributionOf } from "../../domain/lead/visit-source"
import type { Attribution } from "../../domain/lead/quote-request-types"
import { consentNow } from "../consent"
import { sourceOf } from "./source-of"
import { touches } from "./touches"
import { visit } from "./visit"

/** What a lead tells of the way here: this tab's visit, the page's variant, and with consent the first and last touch. */
export function leadAttribution(): Attribution {
  const variant = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant
  return {
    ...attributionOf({ ...sourceOf(visit()), variant }),
    ...(consentNow() === "granted" && touches()),
  }
}
