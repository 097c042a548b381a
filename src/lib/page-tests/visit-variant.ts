import { readDraft } from "../session-draft"

/** The draft that keeps what became of each test in this visit. The inline script of pages under test writes it. */
export const PAGE_TESTS = "page-tests"

/**
 * The variant that a lead tells: that of the page under test that is shown, or else of the last one that this visit has
 * seen, so that a request which is sent from another page counts for the page that began it.
 */
export function visitVariant(): string | undefined {
  const shown = document.querySelector<HTMLElement>("[data-variant]")?.dataset.variant
  return shown ?? lastVariant(readDraft(PAGE_TESTS))
}

/** Anyone may have written what was kept. */
function lastVariant(kept: unknown): string | undefined {
  if (typeof kept !== "object" || kept === null) return undefined
  const last: unknown = Object.values(kept).at(-1)
  if (typeof last !== "object" || last === null || !("variant" in last)) return undefined
  return typeof last.variant === "string" ? last.variant : undefined
}
