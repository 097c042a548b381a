import { paths } from "../paths"
import type { Quote } from "../quote/quote-types"

/**
 * Where the lists of documents for a quote's own job are: one, or two for who buys and sells. Their addresses have the side,
 * and the state where the quote says it; nothing about a person.
 */
export function getOwnDocumentLists({ side, state }: Pick<Quote, "side" | "state">): { label: string; path: string }[] {
  const where = `&state=${state.toLowerCase()}`
  if (side !== "both") return [{ label: "What to send us", path: `${paths.whatToSend}?side=${side}${where}` }]
  return [
    { label: "What to send us for the purchase", path: `${paths.whatToSend}?side=buying${where}` },
    // A quote has one state, that of the purchase: the list asks for the other.
    { label: "What to send us for the sale", path: `${paths.whatToSend}?side=selling` },
  ]
}
