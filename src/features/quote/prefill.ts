import { isState } from "../../domain/states"
import type { FormValues } from "../../components/form/form-values"

/** The quote form's draft in this tab. One for all pages, so that a visitor who moves on finds the answers again. */
export const DRAFT_NAME = "quote"

/**
 * The answers that a page's address brings to the form: `?side=buying&state=NSW`. An answer that the form does not
 * offer is left out. The sides are a copy of those in the table of questions, which a page does not load before the
 * form is wanted; a test compares them.
 *
 * @param search The query of the address, with its question mark or without.
 */
export function prefillFromQuery(search: string): FormValues {
  const query = new URLSearchParams(search)
  const [side, state] = [query.get("side"), query.get("state")]
  return { ...(side && /^(buying|selling|both)$/.test(side) && { side }), ...(isState(state) && { state }) }
}
