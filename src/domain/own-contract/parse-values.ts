import { plainText } from "./text-lines"

/** What stands beside a label: a value as it stands there, nothing, or something else. */
export type Parsed = { value: string } | "blank" | "unclear"

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
/** What's before a date and belongs to it. */
const BY = "(?:on or (?:before|about) |(?:by )?\\d{1,2}(?:[.:]\\d{2})? ?[ap]\\.?m\\.?,? on )?"
const WEEKDAY = "(?:(?:the |(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,? (?:the )?))?"
const DAY_IN_WORDS =
  "(?:(?:twenty|thirty)-)?(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|(?:thir|four|fif|six|seven|eigh|nine)teen|twentie|thirtie)th)"
const DATE = new RegExp(
  `${BY}(?:${WEEKDAY}\\b(?:\\d{1,2}(?:st|nd|rd|th)?|${DAY_IN_WORDS})(?: day)?(?: of)? ${MONTH}\\.?,? \\d{4}\\b|\\b20\\d{2}-\\d{2}-\\d{2}\\b|\\b\\d{1,2} ?[/.-] ?\\d{1,2} ?[/.-] ?(?:20)?\\d{2}\\b(?!/))`,
  "gi",
)
const PERIOD =
  /\b(?:within |(?:the )?(?:later|earlier) of:? )?\d{1,3}(?:st|nd|rd|th)? (?:calendar |business |clear |working )?(?:days?|weeks?|months?)\b(?:[^()[\]]{0,100}?)(?=$|[()[\]]|\. )/gi
const MONEY = /\$ ?\d[\d,]*(?:\.\d{2})?(?![\d%]| ?%| per ?cent)/gi
const MONEY_IN_BRACKETS = /\(\$ ?\d[\d,.]*\)/
const LEADERS = /\.{3,}|…+|_{2,}|(?:\. ){3,}/g

/** Without dots and lines to write on, and without hints in brackets. */
const strip = (text: string): string =>
  plainText(text.replace(LEADERS, " ")).replace(/\[(?:complete|insert|specify|date|amount|name)[^\]]*\]/gi, "")

/** In brackets, but for one that says where the value is. */
const HINT = /\((?![^)]*\b(?:see|refer|annexure|attached|as per|to be)\b)[^)]*(?:\)|$)/gi

/** True for dots, lines, a lone "$", "[Complete]", "/ /2021" or "day of 20". */
export function isBlank(text: string): boolean {
  const rest = strip(text)
    .replace(HINT, "")
    .replace(/(?:the )?\bday of\b/gi, "")
    .replace(/[\s._\-$:%/[\]☐|●•]+/g, " ")
    .trim()
  return rest === "" || (/^(?:19|20)\d{0,2}$/.test(rest) && /\/|day of|_|\.\./i.test(text))
}

const isWrittenOn = (text: string): boolean => new RegExp(LEADERS.source).test(text) && !/\d/.test(text)

/** The only match of a pattern, blank or unclear. */
function parseOne(text: string, pattern: RegExp): Parsed {
  if (isBlank(text)) return "blank"
  const matches = [...new Set(strip(text).match(pattern) ?? [])]
  if (matches.length === 1) return { value: (matches[0] ?? "").trim() }
  return matches.length === 0 && isWrittenOn(text) ? "blank" : "unclear"
}

/** One amount: `$1,180,000`. Two amounts, a percentage or words are unclear. */
export function parseMoney(text: string): Parsed {
  const outside = text.replace(/\([^)]*(?:\)|$)/g, " ")
  const amount = MONEY_IN_BRACKETS.test(text) && !/[$\d]/.test(outside) ? text : outside
  const bare = strip(amount)
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{2})?$/.test(bare)) return { value: `$${bare}` }
  const parsed = parseOne(amount, MONEY)
  if (typeof parsed === "string") return parsed
  return /[1-9]/.test(parsed.value) && !/\bplus\b|\bless\b|\bwhichever\b/i.test(bare)
    ? { value: parsed.value.replace("$ ", "$") }
    : "unclear"
}

/** False for `30/60/90`. */
const isRealDate = (date: string): boolean => {
  const [day, month] = /(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-]/.exec(date)?.slice(1).map(Number) ?? [1, 1]
  return (day ?? 0) >= 1 && (day ?? 0) <= 31 && (month ?? 0) >= 1 && (month ?? 0) <= 12
}

/** One full date. */
export function parseDate(text: string): Parsed {
  const parsed = parseOne(text, DATE)
  return typeof parsed === "string" || isRealDate(parsed.value) ? parsed : "unclear"
}

/** The printed day, or the beginning of one that's cut off. */
const NOT_CHOSEN = /\b42nd day|\b(?:the|of|after|from|contract|a|and|or|is)$/i

const OR_SOONER = /,? or (?:earlier|sooner|later)\b[^$:.\d]{0,60}$/i

/** One full date or a number of days. The printed 42nd day is unclear, since nobody may have chosen it. */
export function parseDay(text: string): Parsed {
  const date = parseDate(text)
  if (date === "blank") return date
  const period = parseOne(text.replace(/\([^)]*\)/g, " "), PERIOD)
  if (date === "unclear" && /\d\s?\/|\bor\b/.test(text.replace(/\band\/or\b/, "").replace(OR_SOONER, "")))
    return "unclear"
  if (typeof date !== "string") {
    const [before, after = ""] = plainText(text).split(date.value)
    if (before === "" && after.search(OR_SOONER) === 0) return { value: plainText(text) }
    return typeof period === "string" ? date : "unclear"
  }
  return typeof period !== "string" && NOT_CHOSEN.test(period.value) ? "unclear" : period
}

/** A deposit: one amount, or a share of the price such as `10% of the price`. */
export function parseDeposit(text: string): Parsed {
  const share =
    /^\$? ?(\d{1,2}(?:\.\d+)? ?(?:%|per ?cent)(?: of (?:the )?(?:purchase |contract |sale )?price)?)$/i.exec(
      plainText(text),
    )
  return share ? { value: share[1] ?? "" } : parseMoney(text)
}

const COMPANY = /\b(?:pty|ltd|limited|incorporated|inc)\b\.?/i
const NOT_A_NAME =
  /\b(?:agent|solicitor|lawyer|conveyancer|address|abn|acn|phone|email|fax|deposit|price|balance|tenants?|tenancy|land|property|title|settlement|completion|date|vendor|purchaser|seller|buyer|guarantor|annexure|attached|schedule|special|condition|conditions|contract|must|is|are|shall|will|may|means|has|have|any|this|that|by|to|sign|signed|signature|name|names|nominee|tbc|tba|advised|representative|estate|office|stamp|duty|gst|yes|no|insert|copy|if|witness|statement|disclosure|warranty|warranties|acknowledgement|form|details|information|declaration|notice|bank|particulars|obligations|rights|guide|checklist|certificate|execution|authority|initials|party|parties|above|below|refer|see|per|same|item|overleaf|page|clause|default|duties|finance|note)\b/i

const NOMINEE = /,? ?(?:and ?\/ ?or|or) (?:(?:his|her|their) )?nominees?(?: or nominees?)?$/i

/** Names of people or companies, without what follows them: a company's number, an address, how they own it. */
export function parseNames(text: string): Parsed {
  if (isBlank(text)) return "blank"
  const plain = strip(text)
  const names = plain
    .replace(/^(?:full )?names?(?: and address(?:es)?)?:? /i, "")
    .replace(/[,(]? ?\b(?:A\.?C\.?N|A\.?B\.?N)\b.*$/i, "")
    .replace(/,? (?:both )?(?:of|c\/-|care of) (?:\w+ )?\d.*$/i, "")
    .replace(/,? (?:unit |level |shop )?\d+[a-z]?(?:\/\d+)? \p{Lu}.*$/iu, match => (COMPANY.test(match) ? match : ""))
    .replace(/,? as (?:joint tenants|tenants in common).*$/i, "")
    .replace(/,? (?:joint tenants|tenants in common).*$/i, "")
    .replace(/\([^)]*\)$/, "")
    .replace(/[,;:] ?$/, "")
    .trim()
  const core = names.replace(NOMINEE, "").trim()
  const words = core.split(/[\s,&]+/).filter(word => word !== "and" && word !== "")
  const isCompany = COMPANY.test(core)
  if (words.length === 0) return isWrittenOn(text) ? "blank" : "unclear"
  const isName =
    words.length >= 2 &&
    !/^\p{Ll}|(?:\band|&|,)$/u.test(core) &&
    words.length <= 20 &&
    !/[.:?$%☒☐]/.test(core.replace(/\b(?:pty|ltd|mr|mrs|ms|dr|[a-z])\./gi, "")) &&
    (isCompany || !/\d/.test(core)) &&
    !NOT_A_NAME.test(isCompany ? core.replace(/\b(?:estate|property|land)\b/gi, "") : core) &&
    words.every(
      word => /^[\p{Lu}\d(]/u.test(word) || /^(?:de|van|von|der|den|of|the|la|al|as|trustee|for)$/i.test(word),
    )
  return isName ? { value: names } : "unclear"
}

const STREET =
  /\b\d+[a-z]?(?:[/-]\d+[a-z]?)? (?:[\p{L}'-]+ ){1,4}?(?:street|road|crescent|lane|parade|rise|avenue|drive|court|place|way|close|boulevard|terrace|highway|grove|circuit|esplanade|st|rd|ave|cres|dr|ct|pl|pde|cl|tce)\b/iu
const LOT = /\b(?:lots?|l)\.? ?(\d+)\b/i
const PLAN =
  /\b(?:deposited plan|strata plan|plan(?: of subdivision)?|survey plan|(?:dp|sp|ps|lp|rp|cp|bup|gtp))(?: no\.?| number)? ?:? ?(?:[a-z]{2})? ?(\d{4,7} ?[a-z]?)\b/i
const FOLIO = /\b(\d+)\/(?:(?:dp|sp) ?)?(\d{4,7})\b/i

/** What identifies land: the start of its street address, its lot, and the digits of its plan. */
export function readLand(text: string): { street?: string; lot?: string; plan?: string } {
  const plain = plainText(text)
  const street = STREET.exec(plain)?.[0].toLowerCase()
  const folio = FOLIO.exec(plain)
  const lot = LOT.exec(plain)?.[1] ?? folio?.[1]
  const plan = (PLAN.exec(plain)?.[1] ?? folio?.[2])?.replace(/\D/g, "")
  return { ...(street && { street }), ...(lot && { lot }), ...(plan && { plan }) }
}

/** An address, or a lot with its plan. */
export function parseLand(text: string): Parsed {
  const bare = text.replace(
    /\b(?:street )?address\b|\bsuburb\b|\bstate\b|\bpostcode\b|\blot\b|\bon\b|\bplan\b|\btitle references?\b|\bvolume\b|\bfolio\b|\bdescription\b|\b(?:nsw|vic|qld)\b/gi,
    " ",
  )
  if (isBlank(bare)) return "blank"
  if (text.includes("$")) return "unclear"
  const { street, lot, plan } = readLand(text)
  return street !== undefined || (lot !== undefined && plan !== undefined) ? { value: strip(text) } : "unclear"
}
