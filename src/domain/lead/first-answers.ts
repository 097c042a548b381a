import { findOption } from "../parse/wire"
import { THANK_YOU_ROUTES } from "../paths"
import { OUR_STATES } from "../states"
import { isPartnerSlug } from "./partner"

/**
 * Reads the first answers and the page's context from the query of an address: `?side=buying&state=NSW`. Capitals don't matter,
 * but in the route. Every other answer is undefined, since nobody typed it. The sides repeat those in the table of questions,
 * which a page loads only with the form; a test compares them.
 */
export function parseFirstAnswers(search: string) {
  const query = new URLSearchParams(search)
  const read = (name: string): string => query.get(name) ?? ""
  const partner = read("partner").toLowerCase()
  return {
    side: findOption(["buying", "selling", "both"], read("side")),
    state: findOption(OUR_STATES, read("state")),
    partner: isPartnerSlug(partner) ? partner : undefined,
    thankYouPageRoute: THANK_YOU_ROUTES.find(route => route === read("thankYouPageRoute")),
    sendEmailQuote: findOption(["no"], read("sendEmailQuote")),
  }
}
