import type { State } from "../states"

/** "found": filled in and read. "blank": the label is there and nothing beside it. "unsure": mentioned, and we can't tell what applies. "missing": not found. */
export type Answer = "found" | "blank" | "unsure" | "missing"

/** Where a contract speaks of an item. */
export interface Mention {
  /** From 1. */
  page: number
  /** The words on that page, at most 300 characters. */
  sentence: string
}

/** What the contract says of one item: never that it's fine. */
export interface Finding {
  /** An item of `items.ts`. */
  item: string
  answer: Answer
  /** Where it is, or where it's mentioned if it's missing or may be on a page that can't be read. The first is the one to show. */
  mentions: readonly Mention[]
  /** What was filled in, as it stands there. Only if it's found. */
  value?: string
  /** What's left blank, if other blanks of the item are filled in: "lender". Only if it's blank. */
  blanks?: readonly string[]
}

/** All that was found in one file. */
export interface ContractFindings {
  /** Unknown if no state's marks lead clearly: the visitor is asked. */
  state: State | undefined
  pageCount: number
  /** Numbers of the pages that are a picture or come out garbled. */
  unreadablePages: readonly number[]
  /** Numbers of the pages that someone drew on or stamped. */
  markedPages: readonly number[]
  /** Numbers of the front pages, if there's more than one contract: the visitor is asked which to read. */
  frontPages: readonly number[]
  /** The page with a draft's watermark, if there's one. */
  draftPage?: number
  findings: readonly Finding[]
}
