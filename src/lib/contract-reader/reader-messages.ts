import type { ContractFindings } from "../../domain/own-contract/findings"
import type { State } from "../../domain/states"

/** Limits for one file. */
export const MOST_BYTES = 40_000_000
export const MOST_PAGES = 400
export const MOST_SECONDS = 60

/**
 * Why a file wasn't read. "not-loaded": the reader isn't here, and can't be fetched without internet. "password": none was given.
 * "broken": it begins like a PDF but can't be read.
 */
export type ReaderFailure =
  | "too-large"
  | "too-many-pages"
  | "too-slow"
  | "not-a-pdf"
  | "word-file"
  | "password"
  | "broken"
  | "unsupported-browser"
  | "not-loaded"

/** Which contract the rules are to look at. */
export interface ReadingChoice {
  /** If the visitor was asked for it. */
  state?: State
  /** Numbers of its first and last page, if the file has more than one contract. */
  pages?: readonly [first: number, last: number]
}

/** What the page tells the worker. */
export type MessageToWorker =
  | { kind: "read"; file: Blob; choice: ReadingChoice }
  | { kind: "password"; password: string | undefined }
  | { kind: "find-again"; choice: ReadingChoice }

/** What the worker tells the page. "ready" and "unsupported" come once, when all its code is there. */
export type MessageFromWorker =
  | { kind: "ready" }
  | { kind: "unsupported" }
  | { kind: "ask-password"; isRetry: boolean }
  | { kind: "progress"; page: number; pageCount: number }
  | { kind: "first-findings"; findings: ContractFindings }
  | { kind: "findings"; findings: ContractFindings }
  | { kind: "failure"; reason: ReaderFailure }
