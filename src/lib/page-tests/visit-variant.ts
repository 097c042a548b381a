import { isObject } from "../../domain/parse/wire"
import { readDraft } from "../session-draft"

/** The draft that keeps what became of each test in this visit. The inline script of pages under test writes it. */
export const PAGE_TESTS = "page-tests"

/**
 * The variant that a lead tells: that of the page under test that is shown, or else of the last one that this visit has
 * seen, so that a request which is sent from another page counts for the page that began it.
 */
export function getVisitVariant(): string | undefined {
  const current = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant
  return current ?? parseVariant(readDraft(PAGE_TESTS))
}

/** Stored values are checked, since anyone could have changed them. */
function parseVariant(draft: unknown): string | undefined {
  const last = isObject(draft) ? Object.values(draft).at(-1) : null
  return isObject(last) && typeof last["variant"] === "string" ? last["variant"] : undefined
}
