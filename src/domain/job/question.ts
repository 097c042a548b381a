import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"
import type { Answers } from "../parse/wire"
import type { Condition } from "./asked-when"

/** One question of the quote form: what it takes, and when it's asked. Every one of them is in `questions`. */
export type Question = {
  /** When it's asked, given the other answers about the same property; always when there's no such rule. */
  askedWhen?: Condition
  /**
   * When an answer counts that was given all the same; as `askedWhen` when there's no such rule. Without JavaScript the
   * form asks a buyer everything, and whoever prices a farm or a shop by hand must not be told something else.
   */
  countsWhen?: Condition
  /**
   * The answer when it's left open, or not asked. Without it an answer is required of whoever is asked. A function may
   * look at required answers only.
   */
  otherwise?: string | boolean | null | ((answers: Answers) => string)
  /** What the calculator begins with; blank for nothing. Without it the calculator doesn't ask. */
  calculator?: string
} & (
  | {
      options: readonly string[]
      /** How to mend an answer that is none of the options, where they aren't yes, no and not sure. */
      choose?: string
      /** Options offered in some cases only, given the other answers. Without JavaScript the form offers them all. */
      offeredWhen?: Readonly<Record<string, Condition>>
    }
  | {
      kind: keyof Kinds
      /** How to mend an answer that can't be read, where the kind alone doesn't say. */
      enter?: string
    }
)

/** What becomes of an answer of each kind that people type. */
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
