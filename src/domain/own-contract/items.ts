import type { State } from "../states"
import items from "./tables/items.json"

/** One thing that's looked for in a contract. */
export interface ContractItem {
  id: string
  /** What it's called on the page, and in the list of what to ask about. */
  name: string
  /** For each state that has it, the id of the part of its sample contract (`content/samples`) beside which it's shown. */
  parts: Readonly<Partial<Record<State, string>>>
}

/** In the order in which they're shown. */
export const ITEMS: readonly ContractItem[] = items

export const nameItem = (item: string): string => ITEMS.find(({ id }) => id === item)?.name ?? item

/** The items that a state's contracts have. */
export const listItems = (state: State): readonly ContractItem[] =>
  ITEMS.filter(({ parts }) => parts[state] !== undefined)
