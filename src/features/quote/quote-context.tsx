import { createContext, useContext, type ReactNode } from "react"
import { QuoteAddress } from "../../components/button/button"
import type { PartnerSharing } from "../../domain/lead/partner-sharing"
import { paths, THANK_YOU_ROUTES, type ThankYouRoute } from "../../domain/paths"
import { actsIn, type State } from "../../domain/states"

/** What the current page adds to a quote requested on it. */
export type QuoteContext = {
  state?: State
  side?: "buying" | "selling"
  /** Slug of the partner whose page it is. */
  partner?: string
  thankYouPageRoute?: ThankYouRoute
}

/** The side for each `bst` in a page's route metadata. */
const SIDES: Readonly<Record<string, QuoteContext["side"]>> = { B: "buying", S: "selling" }

/** Reads a page's route metadata. An unknown value becomes undefined. */
export function readQuoteContext(routeMetadata: Readonly<Record<string, unknown>>): QuoteContext {
  const { state, bst, partner, thankYouPageRoute } = routeMetadata
  return {
    state: actsIn(state) ? state : undefined,
    side: typeof bst === "string" && Object.hasOwn(SIDES, bst) ? SIDES[bst] : undefined,
    partner: typeof partner === "string" ? partner : undefined,
    thankYouPageRoute: THANK_YOU_ROUTES.find(route => route === thankYouPageRoute),
  }
}

/** The address of the quote form's own page, with another page's context in its query. */
export function buildQuoteAddress({ state, side, partner, thankYouPageRoute }: QuoteContext): string {
  const entries = Object.entries({ state, side, partner, thankYouPageRoute })
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
  return query ? `${paths.requestAQuote}?${query}` : paths.requestAQuote
}

/** The partner whose page this is, if its visitors may share their requests with it. */
export const PagePartnerSharing = createContext<PartnerSharing | null>(null)

const Context = createContext<QuoteContext>({})

type Props = { routeMetadata: Readonly<Record<string, unknown>>; children: ReactNode }

/** Provides the context to a page and to what opens over it. */
export function QuoteContextProvider({ routeMetadata, children }: Props) {
  const context = readQuoteContext(routeMetadata)
  return (
    <Context.Provider value={context}>
      <QuoteAddress.Provider value={buildQuoteAddress(context)}>{children}</QuoteAddress.Provider>
    </Context.Provider>
  )
}

export const useQuoteContext = (): QuoteContext => useContext(Context)
