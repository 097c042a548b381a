import type { State } from "../states"
import {
  type Circumstance,
  CIRCUMSTANCES,
  type DocumentToSend,
  DUE_TIMES,
  type Party,
  type PropertyKind,
  type SaleStage,
} from "./document-to-send"

/** What is known of a sale; `null` for what isn't answered yet, which excludes no document. */
export type Situation = {
  side: Party
  state: State
  property: PropertyKind | null
  stage: SaleStage | null
  circumstances: readonly Circumstance[]
}

const getKey = ({ name }: DocumentToSend): string => name.trim().toLowerCase()

const matchesAnswer = <T>(condition: T | undefined, answer: T | null): boolean =>
  condition === undefined || answer === null || condition === answer

/** Whether the sale is of the kind that the document is for, whatever its circumstances. */
const matchesSale = (
  { side, state, property, stage }: DocumentToSend,
  sale: Omit<Situation, "circumstances">,
): boolean =>
  matchesAnswer(side, sale.side) &&
  matchesAnswer(state, sale.state) &&
  matchesAnswer(stage, sale.stage) &&
  (property === undefined || sale.property === null || property.includes(sale.property))

/**
 * The documents to send, by when they're due and then in the order of `documents`. Of two with the same name, the first
 * that fits is asked for.
 */
export function listDocuments(documents: readonly DocumentToSend[], situation: Situation): DocumentToSend[] {
  const isSo = (one: Circumstance): boolean => situation.circumstances.includes(one)
  const matches = documents.filter(
    one => matchesSale(one, situation) && (one.circumstances?.some(isSo) ?? true) && !(one.unless ?? []).some(isSo),
  )
  const names = matches.map(getKey)
  const once = matches.filter((one, at) => names.indexOf(getKey(one)) === at)
  return DUE_TIMES.flatMap(time => once.filter(({ due }) => due === time))
}

/** The circumstances that change which documents are asked for in such a sale. */
export function listRelevantCircumstances(
  documents: readonly DocumentToSend[],
  situation: Omit<Situation, "circumstances">,
): Circumstance[] {
  const candidates = documents
    .filter(one => matchesSale(one, situation))
    .flatMap(({ circumstances = [], unless = [] }) => [...circumstances, ...unless])
  return CIRCUMSTANCES.filter(one => candidates.includes(one))
}
