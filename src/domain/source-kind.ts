import { parseUrl } from "./url"

/**
 * Who is responsible for what a source says: an office that runs or supervises its subject, the law's own text or a court, or
 * someone else who repeats them. Tables of figures use the same words.
 */
export type SourceKind = "official" | "statute" | "third-party"

/** How many days after a comparison with its source a figure must be compared again. `own`: our own fees. */
export const RECHECK_DAYS = { official: 365, statute: 365, own: 365, "third-party": 180 } as const

/** Where laws, bills and judgments are published. */
const LAW = [
  "austlii.edu.au",
  "caselaw.nsw.gov.au",
  "legislation.gov.au",
  "legislation.nsw.gov.au",
  "legislation.qld.gov.au",
  "legislation.vic.gov.au",
  "queenslandjudgments.com.au",
  "worldlii.org",
]

/**
 * Governments, and offices whose sites aren't theirs: land registries, and law societies, which issue the certificates of
 * the lawyers in their state. Airservices Australia, which sets flight paths, and Australia Post, which checks identities,
 * belong to the Commonwealth. Magazines of law societies aren't listed, since the articles are their authors' own. Nor is
 * PEXA, which is a company, though its prices are its own to say.
 */
const OFFICES = [
  "airservicesaustralia.com",
  "auspost.com.au",
  "gov.au",
  "landata.online",
  "lawsociety.com.au",
  "liv.asn.au",
  "nswlrs.com.au",
  "qls.com.au",
  "titlesqld.com.au",
]

/** Councils and water corporations, for what they decide and run. Riverina Water (`rwcc`) is a county council. */
const LOCAL = [
  "citywestwater.com.au",
  "frasercoast.engagementhub.com.au",
  "geelongaustralia.com.au",
  "gippswater.com.au",
  "grcplanningscheme.com.au",
  "haveyoursaylogan.com.au",
  "haveyoursaywilloughby.com.au",
  "infocouncil.biz",
  "ipswichfirst.com.au",
  "letstalkgreaterbendigo.com.au",
  "melbournewater.com.au",
  "rwcc.com.au",
  "shapeyouripswich.com.au",
  "southeastwater.com.au",
  "sydneywater.com.au",
  "unitywater.com",
  "urbanutilities.com.au",
  "waternsw.com.au",
  "yoursaybyronshire.com.au",
  "yourcityyourvoice.com.au",
]

/** A source that a page names as its readers see it: marked as secondary by its address. */
export const withKind = <T extends { url?: string | undefined }>(source: T): T & { isSecondary?: true } => ({
  ...source,
  ...(getSourceKind(source.url ?? "") === "third-party" && { isSecondary: true }),
})

/** The kind of a source by its host. An address that can't be read counts as a third party's. */
export function getSourceKind(url: string): SourceKind {
  const host = parseUrl(url)?.hostname.replace(/\.$/, "")
  if (host === undefined) return "third-party"
  const isSite = (one: string): boolean => host === one || host.endsWith(`.${one}`)
  if (LAW.some(isSite)) return "statute"
  return [...OFFICES, ...LOCAL].some(isSite) ? "official" : "third-party"
}

/** What a writer reads about the address of a source that is none. */
export const NO_SOURCE =
  "a site of copies, a code host or another state's handbook isn't a source; name the office's own page"

/**
 * Sites that keep copies of others' documents, anyone's code, or a guide to the law of a state in which no firm of this site
 * acts: nobody there is responsible for what a page says.
 */
const NO_SOURCE_HOSTS =
  /(?:^|\.)(?:(?:123dok|casechat|cliclaw|cupdf|docslib|dokumen|fdocuments?|github|githubusercontent|issuu|paperzz|pdfslide|readkong|scribd|studylib|tullian|vdocuments?|zoelaw)\.(?:com\.au|[a-z]+)|lawhandbook\.sa\.gov\.au)$/

/** Whether `url` leads to a site that is no source. */
export const isNoSource = (url: string): boolean => NO_SOURCE_HOSTS.test(parseUrl(url)?.hostname ?? "")
