import type { Service } from "schema-dts"
import { STATE_NAMES, type State } from "../states"
import { firmInShort, type Firm } from "./firm"

/** The page that offers the work, and where it is done: in one place, in one state, or in every state of the firm. */
export type Offered = { url: string; description: string; state: State | null; place?: string }

/** What the firm sells, as one page offers it. */
export const service = (firm: Firm, { url, description, state, place }: Offered) =>
  ({
    "@type": "Service",
    serviceType: firm.productTitle,
    name: place ? `${firm.productTitle} in ${place}` : firm.productTitle,
    description,
    url,
    provider: firmInShort(firm),
    areaServed: state && place ? placeIn(place, state) : (state ? [state] : firm.states).map(aState),
  }) satisfies Service

const aState = (state: State) => ({ "@type": "State" as const, name: STATE_NAMES[state].name })

const placeIn = (name: string, state: State) => ({
  "@type": "Place" as const,
  name,
  containedInPlace: aState(state),
})
