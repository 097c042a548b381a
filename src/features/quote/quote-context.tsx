import { createContext, useContext, type ReactNode } from "react"
import { QuoteAddress } from "../../components/button/quote-address"
import { paths, THANK_YOU_ROUTES, type ThankYouRoute } from "../../domain/paths"
import { actsIn, type State } from "../../domain/states"

/** What the page that a visitor is on says about the quote that is asked for on it. */
export type QuoteContext = {
  state?: State
  side?: "buying" | "selling"
  /** Slug of the partner whose page it is. */
  partner?: string
  thankYouPageRoute?: ThankYouRoute
}

/** The specification's `bst`. */
const SIDES: Readonly<Record<string, QuoteContext["side"]>> = { B: "buying", S: "selling" }

/** Reads a page's route metadata. A value that is none of the fixed ones becomes undefined. */
export function readQuoteContext(routeMetadata: Readonly<Record<string, unknown>>): QuoteContext {
  const { state, bst, partner, thankYouPageRoute } = routeMetadata
  return {
    state: actsIn(state) ? state : undefined,
    side: typeof bst === "string" && Object.hasOwn(SIDES, bst) ? SIDES[bst] : undefined,
    partner: typeof partner === "string" ? partner : undefined,
    thankYouPageRoute: THANK_YOU_ROUTES.find(route => route === thankYouPageRoute),
  }
}

/** The quote form's own page, with what another page knows of the quote in its query: the answers, and the page's context. */
export function quoteAddress({ state, side, partner, thankYouPageRoute }: QuoteContext): string {
  const known = Object.entries({ state, side, partner, thankYouPageRoute })
  const query = new URLSearchParams(known.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
  return query ? `${paths.requestAQuote}?${query}` : paths.requestAQuote
}

const Context = createContext<QuoteContext>({})

type Props = { routeMetadata: Readonly<Record<string, unknown>>; children: ReactNode }

/** Around a page and what opens over it. */
export function QuoteContextProvider({ routeMetadata, children }: Props) {
  const context = readQuoteContext(routeMetadata)
  return (
    <Context.Provider value={context}>
      <QuoteAddress.Provider value={quoteAddress(context)}>{children}</QuoteAddress.Provider>
    </Context.Provider>
  )
}

export const useQuoteContext = (): QuoteContext => useContext(Context)
