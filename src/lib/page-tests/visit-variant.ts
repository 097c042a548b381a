import { isObject } from "../../domain/parse/wire"
import { readDraft } from "../session-draft"

/** The name of the draft that stores the outcome of each page test in this visit. The inline script of pages under test writes it. */
export const PAGE_TESTS = "page-tests"

/** The variant of the current page, or else the last one of this visit, so that a request from another page counts for it. */
export function getPageTestVariant(): string | undefined {
  const current = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant
  return current ?? parsePageTestVariant(readDraft(PAGE_TESTS))
}

/** Reads the variant from a draft. Stored values are checked, since anyone could have changed them. */
function parsePageTestVariant(draft: unknown): string | undefined {
  const last = isObject(draft) ? Object.values(draft).at(-1) : null
  return isObject(last) && typeof last["variant"] === "string" ? last["variant"] : undefined
}
