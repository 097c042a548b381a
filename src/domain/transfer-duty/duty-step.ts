import type { IsoDate } from "../iso-date"
import type { Answer } from "../job/questions"
import type { Cents } from "../money/money"

/** What a table says about itself for visitors, and what its period says about where its figures come from. */
export type Rule = {
  words: { label: string; why: string; rule?: string | undefined }
  period: {
    source: { name: string; url: string }
    sourceKind: string
    checked: IsoDate
    provisional?: boolean | undefined
  }
}

/** One rule of transfer duty, applied: the whole duty after it. The first step of a state is its scale; the rest are savings. */
export type DutyStep = Rule & {
  key: "transfer-duty" | "off-the-plan" | "home-concession" | "first-home" | "pensioner"
  /** Whether the buyer gets it; `unsure` is shown and not counted. */
  when: Answer
  duty: Cents
}
