import { THANK_YOU_ROUTES } from "../../domain/paths"
import { findOption } from "../../domain/parse/wire"
import { OUR_STATES } from "../../domain/states"
import type { FormValues } from "../../components/form/form-values"
import type { PageContext } from "../../components/form/hidden-fields"

/**
 * Reads the answers for the form from the page's address: `?side=buying&state=NSW`. Leaves out answers that the form doesn't
 * offer; capitals don't matter. The sides repeat those in the table of questions, which a page loads only with the form; a test compares them.
 *
 * @param search The query of the address, with its question mark or without.
 */
export function parsePrefilledAnswers(search: string): FormValues {
  const query = new URLSearchParams(search)
  const side = findOption(["buying", "selling", "both"], query.get("side") ?? "")
  const state = findOption(OUR_STATES, query.get("state") ?? "")
  return { ...(side && { side }), ...(state && { state }) }
}

/**
 * The page's own context, filled in from its address. Leaves out a partner or route that the function would refuse, because
 * visitors can't fix those.
 *
 * @param search The query of the address, with its question mark or without.
 */
export function getPageContext(page: PageContext, search: string): PageContext {
  const query = new URLSearchParams(search)
  const slug = query.get("partner") ?? ""
  const partner = page.partner ?? (/^[a-z0-9][a-z0-9-]{0,59}$/.test(slug) ? slug : undefined)
  const thankYouPageRoute =
    page.thankYouPageRoute ?? THANK_YOU_ROUTES.find(route => route === query.get("thankYouPageRoute"))
  const sendEmailQuote =
    page.sendEmailQuote ?? (findOption(["no"], query.get("sendEmailQuote") ?? "") ? false : undefined)
  return {
    ...page,
    ...(partner && { partner }),
    ...(thankYouPageRoute && { thankYouPageRoute }),
    ...(sendEmailQuote === undefined ? {} : { sendEmailQuote }),
  }
}
