import type { PageContext } from "../../components/form/hidden-fields"
import { parseFirstAnswers } from "../../domain/lead/first-answers"

/**
 * The page's own context, filled in from its address. Leaves out a partner or route that the function would refuse, because
 * visitors can't fix those.
 *
 * @param search The query of the address, with its question mark or without.
 */
export function getPageContext(page: PageContext, search: string): PageContext {
  const { partner, thankYouPageRoute, sendEmailQuote } = parseFirstAnswers(search)
  return {
    partner: page.partner ?? partner,
    thankYouPageRoute: page.thankYouPageRoute ?? thankYouPageRoute,
    sendEmailQuote: page.sendEmailQuote ?? (sendEmailQuote ? false : undefined),
  }
}
