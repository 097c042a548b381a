import { parseUrl } from "./url"

/**
 * Who vouches for a source: an office that runs or supervises its subject, the law's text or a court, or someone who
 * repeats them.
 */
export type SourceKind = "official" | "statute" | "third-party"

/** What we read of a figure: its office's page, the law, a copy of the office's list, or market prices. `own`: our own fees. */
export const READ_KINDS = {
  office: "official",
  law: "statute",
  copy: "third-party",
  estimate: "third-party",
  own: "own",
} as const

export type Read = keyof typeof READ_KINDS

/** How many days after a comparison with its source a figure must be compared again. `own`: our own fees. */
export const RECHECK_DAYS = { official: 365, statute: 365, own: 365, "third-party": 180 } as const

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
 * Sites of governments, and of offices that aren't on a government's site: land registries, and law societies, which issue the
 * certificates of the lawyers in their state. Airservices Australia, which sets flight paths, and Australia Post, which checks
 * identities, belong to the Commonwealth. Magazines of law societies aren't listed, since the articles are their authors' own.
 * PEXA isn't listed either, since it's a company: see `COMPANIES`.
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

/** Sites of councils and water corporations, for what they decide and run. Riverina Water (`rwcc`) is a county council. */
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

/** Companies that set a price in quotes themselves. */
const COMPANIES = ["pexa.com.au"]

/**
 * Publishers that a page may name: newspapers, associations, insurers and others that aren't a firm's competitors.
 * Anyone else's name stays in the data and in the fact check.
 */
const PUBLISHERS = `abc.net.au airbtics.com canberraairport.com.au cbdnews.com.au citynews.com.au countrynews.com.au
  cranbournenews.starcommunity.com.au berwickgazette.com.au berwicknews.starcommunity.com.au dailyliberal.com.au domain.com.au
  finextra.com floods.org.au fls.org.au gympietimes.com.au gympietoday.com.au infrastructuremagazine.com.au judyhannan.com.au lgnsw.org.au
  localipswichnews.com.au lplc.com.au lsj.com.au meltonmoorabool.starweekly.com.au midlandexpress.com.au miragenews.com
  mpnews.com.au mycitylogan.com.au nationaltribune.com.au qlsproctor.com.au queenslandlawhandbook.org.au reiq.com seweekly.com.au
  sheppnews.com.au smh.com.au thelawhandbook.org.au theleader.com.au themorningbulletin.com.au thomsonreuters.com.au
  timesnewsgroup.com.au westernadvocate.com.au westvicbrolga.com.au`.split(/\s+/)

type PageSource = { name?: string | undefined; url?: string | undefined; setBy?: string | undefined }

/** What the name of a third party's page says it's about: in "A firm, on section 31", it's section 31. */
const getSubject = (name: string): string => /, (?:on |about |citing )?(.+)/.exec(name)?.[1] ?? "a published article"

/** A source of a page with what we read there, which its address tells. A competitor's page is named for its subject. */
export function addReadToSource<T extends PageSource>(source: T): T & { read: Read; setBy?: string | undefined } {
  const kind = getCitedSourceKind(source.url ?? "")
  if (kind !== "third-party") return { ...source, read: kind === "statute" ? "law" : "office" }
  if (isSite(source.url, [...COMPANIES, ...PUBLISHERS])) return { ...source, read: "copy" }
  return { ...source, read: "copy", setBy: source.setBy ?? getSubject(source.name ?? "") }
}

export const isCompanyPage = (url: string): boolean => isSite(url, COMPANIES)

function isSite(url: string | undefined, sites: readonly string[]): boolean {
  const host = parseUrl(url ?? "")?.hostname.replace(/\.$/, "")
  return host !== undefined && sites.some(one => host === one || host.endsWith(`.${one}`))
}

/** The kind of a source, from its host. An address that can't be read counts as a third party's. */
export function getCitedSourceKind(url: string): SourceKind {
  if (isSite(url, LAW)) return "statute"
  return isSite(url, [...OFFICES, ...LOCAL]) ? "official" : "third-party"
}

export const NO_SOURCE =
  "a site of copies, a code host or another state's handbook isn't a source; name the office's own page"

/**
 * Sites with copies of others' documents, with anyone's code, or with a guide to the law of a state in which no firm of this
 * site acts: nobody there is responsible for what a page says.
 */
const NO_SOURCE_HOSTS =
  /(?:^|\.)(?:(?:123dok|casechat|cliclaw|cupdf|docslib|dokumen|fdocuments?|github|githubusercontent|issuu|paperzz|pdfslide|readkong|scribd|studylib|tullian|vdocuments?|zoelaw)\.(?:com\.au|[a-z]+)|lawhandbook\.sa\.gov\.au)$/

export const isRefusedSourceUrl = (url: string): boolean => NO_SOURCE_HOSTS.test(parseUrl(url)?.hostname ?? "")
