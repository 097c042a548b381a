import { createContext, useContext, type ReactNode } from "react"
import { THANK_YOU_ROUTES, type ThankYouRoute } from "../../domain/paths"
import { isState, type State } from "../../domain/states"

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
export function quoteContextOf(routeMetadata: Readonly<Record<string, unknown>>): QuoteContext {
  const { state, bst, partner, thankYouPageRoute } = routeMetadata
  return {
    state: isState(state) ? state : undefined,
    side: typeof bst === "string" && Object.hasOwn(SIDES, bst) ? SIDES[bst] : undefined,
    partner: typeof partner === "string" ? partner : undefined,
    thankYouPageRoute: THANK_YOU_ROUTES.find(route => route === thankYouPageRoute),
  }
}

const Context = createContext<QuoteContext>({})

type Props = { routeMetadata: Readonly<Record<string, unknown>>; children: ReactNode }

/** Stands around a page and what lies over it. */
export function QuoteContextProvider({ routeMetadata, children }: Props) {
  return <Context.Provider value={quoteContextOf(routeMetadata)}>{children}</Context.Provider>
}

export const useQuoteContext = (): QuoteContext => useContext(Context)
