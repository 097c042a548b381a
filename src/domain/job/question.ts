import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"
import type { Answers } from "../parse/wire"
import type { Condition } from "./asked-when"

/** One question of the quote form: the answers it accepts, and when it's asked. The file `questions` lists all questions. */
export type Question = {
  /** When the question is asked, given the other answers about the same property. Without it, the question is always asked. */
  askedWhen?: Condition
  /**
   * When an answer counts even though the question wasn't asked; the same as `askedWhen` by default. Without JavaScript the
   * form asks every buyer everything, and someone who prices a farm or shop by hand needs those answers.
   */
  countsWhen?: Condition
  /**
   * The answer to assume when the question isn't answered or isn't asked. Without it, an answer is required whenever the
   * question is asked. A function may only use required answers.
   */
  otherwise?: string | boolean | null | ((answers: Answers) => string)
  /**
   * True if the interactive quote form shows no price before there's an answer: the price would have a surcharge or a saving
   * for someone who was never asked. Other requests may leave it open.
   */
  beforePrice?: true
  /**
   * The answer that the calculator begins with; blank for none. Without it, the calculator doesn't ask the question. One that
   * differs from `otherwise` must not change the total of a price alone: there's one sum for one job.
   */
  calculator?: string
} & (
  | {
      options: readonly string[]
      /** The error for an answer outside the options, where they aren't yes, no and not sure. */
      choose?: string
      /** Options offered in some cases only, given the other answers. Without JavaScript the form offers them all. */
      offeredWhen?: Readonly<Record<string, Condition>>
    }
  | {
      kind: keyof Kinds
      /** The error for an answer that can't be read, where the kind's own isn't enough. */
      enter?: string
    }
)

/** The type of the parsed answer, for each kind of typed answer. */
export type Kinds = {
  /** Cents including GST. `null` says that the price isn't known, which is an answer too. */
  price: Cents | null
  money: Cents
  /** Whole percent, 1 to 99. */
  percent: number
  /** A contract date, which can't be in the future or long ago. */
  contractDay: IsoDate
  day: IsoDate
  postcode: string
  text: string
  /** `typed` is what the visitor wrote; `e164` is `null` when it could not be read as a number. Few have an extension. */
  phone: { typed: string; e164: string | null; extension?: string }
  tick: boolean
}

export type Questions = Readonly<Record<string, Question>>
