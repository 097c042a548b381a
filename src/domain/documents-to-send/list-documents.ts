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

/** What's known about a sale. `null` means that it isn't answered yet, which excludes no document. */
export type Situation = {
  side: Party
  state: State
  property: PropertyKind | null
  stage: SaleStage | null
  circumstances: readonly Circumstance[]
}

const getDocumentKey = ({ name }: DocumentToSend): string => name.trim().toLowerCase()

const matchesAnswer = <T>(condition: T | undefined, answer: T | null): boolean =>
  condition === undefined || answer === null || condition === answer

const matchesSale = (
  { side, state, property, stage }: DocumentToSend,
  sale: Omit<Situation, "circumstances">,
): boolean =>
  matchesAnswer(side, sale.side) &&
  matchesAnswer(state, sale.state) &&
  matchesAnswer(stage, sale.stage) &&
  (property === undefined || sale.property === null || property.includes(sale.property))

/** Sorted by when they're due. If several have the same name, only the first that fits is listed. */
export function listDocumentsToSend(documents: readonly DocumentToSend[], situation: Situation): DocumentToSend[] {
  const hasCircumstance = (one: Circumstance): boolean => situation.circumstances.includes(one)
  const matches = documents.filter(
    one =>
      matchesSale(one, situation) &&
      (one.circumstances?.some(hasCircumstance) ?? true) &&
      !(one.unless ?? []).some(hasCircumstance),
  )
  const names = matches.map(getDocumentKey)
  const once = matches.filter((one, at) => names.indexOf(getDocumentKey(one)) === at)
  return DUE_TIMES.flatMap(time => once.filter(({ due }) => due === time))
}

export function listCircumstancesForDocuments(
  documents: readonly DocumentToSend[],
  situation: Omit<Situation, "circumstances">,
): Circumstance[] {
  const candidates = documents
    .filter(one => matchesSale(one, situation))
    .flatMap(({ circumstances = [], unless = [] }) => [...circumstances, ...unless])
  return CIRCUMSTANCES.filter(one => candidates.includes(one))
}
