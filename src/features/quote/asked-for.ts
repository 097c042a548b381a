import { isState } from "../../domain/states"
import type { FormValues } from "../../components/form/form-values"

/**
 * The answers that a page's address brings to the form: `?side=buying&state=NSW`. An answer that the form does not
 * offer is left out.
 *
 * @param search The query of the address, with its question mark or without.
 */
export function askedFor(search: string): FormValues {
  const query = new URLSearchParams(search)
  const [side, state] = [query.get("side"), query.get("state")]
  return { ...(side && /^(buying|selling|both)$/.test(side) && { side }), ...(isState(state) && { state }) }
}
