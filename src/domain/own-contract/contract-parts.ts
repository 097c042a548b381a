import type { State } from "../states"
import type { PageKind, Section } from "./page-kinds"
import type { TextLine } from "./text-lines"

/** A file whose pages are classed, for the rules. */
export interface ContractParts {
  state: State
  sections: readonly Section[]
  /** False if a page is a picture or garbled, so that nothing proves that a document isn't there. */
  isReadable: boolean
  /** True if it has a page with what's filled in. */
  isRecognised: boolean
}

/** Lines of some kinds of page, section by section. */
export const listSections = ({ sections }: ContractParts, ...kinds: readonly PageKind[]): readonly Section[] =>
  sections.filter(({ kind }) => kinds.includes(kind))

export const listLines = (parts: ContractParts, ...kinds: readonly PageKind[]): TextLine[] =>
  listSections(parts, ...kinds).flatMap(({ lines }) => lines)
