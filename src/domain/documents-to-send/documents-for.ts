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

/** What is known of a sale; `null` for what isn't answered, which leaves nothing out. */
export type Situation = {
  side: Party
  state: State
  property: PropertyKind | null
  stage: SaleStage | null
  circumstances: readonly Circumstance[]
}

const nameOf = ({ name }: DocumentToSend): string => name.trim().toLowerCase()

const fits = <T>(wanted: T | undefined, answer: T | null): boolean =>
  wanted === undefined || answer === null || wanted === answer

/** Whether the sale is of the kind that the document is for, whatever its circumstances. */
const isOfSale = ({ side, state, property, stage }: DocumentToSend, of: Omit<Situation, "circumstances">): boolean =>
  fits(side, of.side) &&
  fits(state, of.state) &&
  fits(stage, of.stage) &&
  (property === undefined || of.property === null || property.includes(of.property))

/**
 * The documents to send, by when they're due and then in the order of `documents`. Of two with the same name, the first
 * that fits is asked for.
 */
export function listDocuments(documents: readonly DocumentToSend[], situation: Situation): DocumentToSend[] {
  const isSo = (one: Circumstance): boolean => situation.circumstances.includes(one)
  const wanted = documents.filter(
    one => isOfSale(one, situation) && (one.circumstances?.some(isSo) ?? true) && !(one.unless ?? []).some(isSo),
  )
  const names = wanted.map(nameOf)
  const once = wanted.filter((one, at) => names.indexOf(nameOf(one)) === at)
  return DUE_TIMES.flatMap(time => once.filter(({ due }) => due === time))
}

/** The circumstances that change which documents are asked for in such a sale. */
export function listRelevantCircumstances(
  documents: readonly DocumentToSend[],
  situation: Omit<Situation, "circumstances">,
): Circumstance[] {
  const named = documents
    .filter(one => isOfSale(one, situation))
    .flatMap(({ circumstances = [], unless = [] }) => [...circumstances, ...unless])
  return CIRCUMSTANCES.filter(one => named.includes(one))
}
