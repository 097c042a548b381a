/** A count with its name. `text` says the count and what else is known of it. */
export type ReportBar = { name: string; count: number; text: string }

export type ReportBars = { heading: string; bars: readonly ReportBar[] }

/** The report of some days as people read it, in words. Names that come from links have no links in them. */
export type ReportView = {
  heading: string
  /** What's counted, and what else happened on these days. */
  notes: readonly string[]
  /** What became of all requests, and then the requests by source, campaign and so on. Empty if there were none. */
  groups: readonly ReportBars[]
}

/** A page under test, and what the test shows so far. */
export type PageTestView = { title: string; text: string }

/** What the weekly email is made from. */
export type ReportEmailFacts<Firm> = {
  firm: Firm
  subject: string
  title: string
  /** Urgent requests that nobody has, a line for each after the heading; empty if there are none. */
  urgent: readonly string[]
  tests: readonly PageTestView[]
  periods: readonly (ReportView & { url: string })[]
  csv: string
  urls: { site: string }
}
