import type { State } from "../states"
import type { SamplePart } from "./sample-document"

/** The parts of a state's sample contract, beside which a visitor's own contract is shown. */
export interface ExplainedSample {
  state: State
  /** The address of the page that explains the sample. */
  path?: string
  parts: readonly Pick<SamplePart, "id" | "name" | "about" | "checks">[]
}
