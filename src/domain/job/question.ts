import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"
import type { Answers } from "../parse/wire"
import type { Condition } from "./asked-when"

/** One question of the quote form: what it takes, and when it's asked. Every one of them is in `questions`. */
export type Question = {
  /** When it's asked, given the other answers about the same property; always when there's no such rule. */
  askedWhen?: Condition
  /**
   * When an answer counts even though the question wasn't asked; the same as `askedWhen` by default. Without JavaScript the
   * form asks every buyer everything, and someone who prices a farm or shop by hand needs those answers.
   */
  countsWhen?: Condition
  /**
   * The answer when the question isn't answered or asked. Without it, an answer is required when it's asked. A function may
   * only use required answers.
   */
  otherwise?: string | boolean | null | ((answers: Answers) => string)
  /** What the calculator begins with; blank for nothing. Without it the calculator doesn't ask. */
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
  /** Cents including GST; `null` while it isn't known, which is an answer too. */
  price: Cents | null
  money: Cents
  /** Whole percent, 1 to 99. */
  percent: number
  /** A day about which a contract date is judged: not in the future, nor long ago. */
  contractDay: IsoDate
  day: IsoDate
  /** Four digits. */
  postcode: string
  text: string
  /** `typed` is what the visitor wrote; `e164` is `null` when it could not be read as a number. */
  phone: { typed: string; e164: string | null }
  tick: boolean
}

export type Questions = Readonly<Record<string, Question>>
