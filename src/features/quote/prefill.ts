import { THANK_YOU_ROUTES } from "../../domain/paths"
import { actsIn } from "../../domain/states"
import type { FormValues } from "../../components/form/form-values"
import type { PageContext } from "../../components/form/hidden-fields"

/**
 * The answers that a page's address brings to the form: `?side=buying&state=NSW`. An answer that the form does not
 * offer is left out. The sides are a copy of those in the table of questions, which a page does not load before the
 * form is wanted; a test compares them.
 *
 * @param search The query of the address, with its question mark or without.
 */
export function parsePrefill(search: string): FormValues {
  const query = new URLSearchParams(search)
  const [side, state] = [query.get("side"), query.get("state")]
  return { ...(side && /^(buying|selling|both)$/.test(side) && { side }), ...(actsIn(state) && { state }) }
}

/**
 * The page's own context, and what its address brings where the page has none. A partner or a route that the function
 * would refuse is left out: it isn't the visitor's mistake.
 *
 * @param search The query of the address, with its question mark or without.
 */
export function getPageContext(page: PageContext, search: string): PageContext {
  const query = new URLSearchParams(search)
  const asked = query.get("partner") ?? ""
  const partner = page.partner ?? (/^[a-z0-9][a-z0-9-]{0,59}$/.test(asked) ? asked : undefined)
  const thankYouPageRoute =
    page.thankYouPageRoute ?? THANK_YOU_ROUTES.find(route => route === query.get("thankYouPageRoute"))
  return { ...page, ...(partner && { partner }), ...(thankYouPageRoute && { thankYouPageRoute }) }
}
