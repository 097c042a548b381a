import type { ReportBar } from "../../domain/report-view"
import type { SumKey } from "../../domain/quote/quote-types"
import type { GrayName } from "../../theme/palettes"
import type { DocumentFirm } from "../document-shell"

export type Row = { label: string; value: string; why?: string; strong?: true }

/** A sum's share of a total, in percent. */
export type BarPart = { sum: SumKey; share: number }

/** One part of an email. Emails are rendered from the same blocks as HTML and as plain text, so that both agree. */
export type Block =
  | { is: "heading" | "paragraph" | "note"; text: string }
  | { is: "rows"; rows: readonly Row[] }
  /** A bar with the parts of a total. `text` says their shares below the bar, and instead of it in plain text. */
  | { is: "bar"; parts: readonly BarPart[]; text: string }
  /** Counts that are compared: a bar for each, as long as its share of the largest. */
  | { is: "bars"; bars: readonly ReportBar[] }
  | { is: "list"; items: readonly string[] }
  | { is: "action"; label: string; url: string }
  /** Buttons side by side, of which the reader taps one. */
  | { is: "choice"; before: string; options: readonly { label: string; url: string }[] }
  | { is: "link"; before: string; label: string; url: string }

export const buildParagraph = (text: string): Block => ({ is: "paragraph", text })

export type EmailFrame = {
  firm: EmailFirm
  title: string
  because: string
  /** Only for visitors: where the reader finds out whether a message is really from the firm, and ends all email. */
  visitor?: { messageCheck: string; unsubscribe: string }
}

export type EmailFirm = Omit<DocumentFirm, "mark"> & { colours: readonly string[]; gray: GrayName }
