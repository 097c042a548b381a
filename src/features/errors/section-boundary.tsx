import type { ReactNode } from "react"
import { BrokenPart } from "../../components/broken-part/broken-part"
import { Boundary } from "./boundary"

type Props = {
  /** Nothing is said of what a visitor does not miss. */
  quiet?: boolean
  children: ReactNode
}

/** Keeps an error in one part of a page from the rest of the page. */
export const SectionBoundary = ({ quiet, children }: Props) => (
  <Boundary broken={() => !quiet && <BrokenPart />}>{children}</Boundary>
)
