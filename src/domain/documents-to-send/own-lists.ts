import { paths } from "../paths"
import type { Quote } from "../quote/quote-types"

/** Two lists for someone who buys and sells. Nothing in the links is about a person. */
export function listDocumentListLinks({
  side,
  state,
}: Pick<Quote, "side" | "state">): { label: string; path: string }[] {
  const where = `&state=${state.toLowerCase()}`
  if (side !== "both") return [{ label: "What to send us", path: `${paths.whatToSend}?side=${side}${where}` }]
  return [
    { label: "What to send us for the purchase", path: `${paths.whatToSend}?side=buying${where}` },
    // A quote has only the state of the purchase, so this list asks for the state of the sale.
    { label: "What to send us for the sale", path: `${paths.whatToSend}?side=selling` },
  ]
}
