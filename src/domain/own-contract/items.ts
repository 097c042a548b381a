import type { State } from "../states"
import type { Answer, Finding } from "./findings"
import items from "./tables/items.json"

/** One thing that's looked for in a contract. */
export interface ContractItem {
  id: string
  /** What it's called on the page, and in the list of what to ask about. */
  name: string
  /** What the page calls the items among which it's shown. */
  kind: string
  /** The answers with which it's shown before all others, since most depends on them. */
  first?: readonly Answer[]
  /** For each state that has it, the id of the part of its sample contract (`content/samples`) beside which it's shown. */
  parts: Readonly<Partial<Record<State, string>>>
}

/** In the order in which they're shown. */
export const ITEMS = items as readonly ContractItem[]

const findItem = (item: string): ContractItem | undefined => ITEMS.find(({ id }) => id === item)

export const nameItem = (item: string): string => findItem(item)?.name ?? item

export const nameKind = (item: string): string => findItem(item)?.kind ?? ""

export const comesFirst = ({ item, answer }: Finding): boolean => findItem(item)?.first?.includes(answer) === true

/** The items that a state's contracts have. */
export const listItems = (state: State): readonly ContractItem[] =>
  ITEMS.filter(({ parts }) => parts[state] !== undefined)
