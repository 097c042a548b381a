import { plainText } from "./text-lines"

/** Labels of the items, as patterns of their words in lower case. Numbers in front, colons and brackets behind are allowed for. */
export const LABELS = {
  seller:
    "(?:the )?(?:vendor|seller)(?:\\(s\\)|s)?(?:(?:'s|s')? (?:(?:full )?names?(?:\\(s\\))?|details))?(?: and address(?:es)?)?(?: \\d)?|names? of (?:the )?(?:vendor|seller)(?:\\(s\\)|s)?",
  buyer:
    "(?:the )?(?:purchaser|buyer)(?:\\(s\\)|s)?(?:(?:'s|s')? (?:(?:full )?names?(?:\\(s\\))?|details))?(?: and address(?:es)?)?(?: \\d)?|names? of (?:the )?(?:purchaser|buyer)(?:\\(s\\)|s)?",
  land: "(?:the )?proposed lot(?! ?\\d)|(?:the )?land(?: address| details| sold| being sold)?|(?:the )?property(?: address| details| sold| being sold)?|(?:street )?address of (?:the )?(?:property|land)|property street address|street address",
  price: "(?:the )?(?:purchase |contract |sale |total )?price(?: of (?:the )?(?:property|land))?",
  deposit: "(?:the )?(?:total )?deposit(?: amount| payable)?",
  "initial-deposit": "(?:initial|first) deposit",
  "balance-deposit": "balance (?:of )?(?:the )?deposit|(?:further|second) deposit",
  balance: "balance(?: of price| payable| due| at settlement| purchase price)?|residue",
  "contract-date":
    "(?:the )?contract date|date of (?:the |this )?(?:contract|sale)|day of sale|date (?:the )?contract (?:is )?made|date made",
  "settlement-date":
    "(?:the )?(?:date (?:for|of) (?:the )?)?(?:completion|settlement)(?: date| day)?(?: is)?(?: due)?(?: on| date)?|date (?:on which )?settlement is due",
  "finance-amount": "(?:finance|loan)(?: -)? amount|amount of (?:the )?(?:loan|finance)|loan amount \\$",
  lender: "financier|(?:(?:finance|loan) - )?lender(?:'s name)?|name of (?:the )?lender|lending institution",
  "finance-date":
    "finance date|(?:(?:finance|loan)(?: -)? )?approval date|date for (?:loan |finance )?approval|finance approval date|loan approval due(?: date| by)?",
  inspection: "(?:building (?:and|&|/) pest )?inspection date|date for (?:building (?:and|&|/) pest )?inspection",
  "sunset-date":
    "sunset date|last (?:date for )?registration date|registration (?:sunset|deadline) date|sunset \\(registration\\) date",
  "default-interest":
    "(?:default )?interest rate(?: on default)?|default interest(?: rate)?|rate of (?:default )?interest|default rate|interest on default",
  inclusions:
    "inclusions|included (?:chattels|items|fixtures|fittings)|(?:fixtures and )?chattels included|(?:fixtures and )?chattels(?: sold| included)?|included (?:in|with) the (?:sale|property)|goods(?! and services)(?: sold with the land| included(?: in the sale)?)?|items included",
  "special-conditions": "special conditions?",
} as const

export type LabelName = keyof typeof LABELS

/** Labels that no item is read from: they end the value before them. */
const OTHER_LABELS = [
  "(?:vendor|seller|purchaser|buyer)(?:'?s?'?)? (?:(?:estate )?agent|co-agent|solicitor|lawyer|conveyancer|legal practitioner(?: or conveyancer)?|representative|address|abn|email|phone)",
  "(?:selling |estate |listing )?agents?|co-agents?|solicitors?|conveyancers?|lawyers?|legal practitioners?|representatives?",
  "address|suburb|state|postcode|phone|telephone|mobile|fax|email|e-mail|abn|acn|abn/acn|ref(?:erence)?|dx|names?|full names?|licence no\\.?",
  "lot|on|plan|title references?|volume|folio|description|parish|county|local government|certificate of title|title details|lot/plan",
  "improvements|attached copies|exclusions|excluded (?:chattels|items|fixtures)|tenancy|tenancies|possession|encumbrances|deposit ?holder|stakeholder|guarantor",
  "gst|land tax(?: is adjustable)?|nominated electronic lodg?ment network|manner of co-ownership|capacity|place(?: (?:for|of) settlement)?|smoke alarms?|pool|pool safety",
  "signed|signature|witness|date|dated|time|general conditions?|loan|finance|building report|pest report|lease|terms contract|payment|foreign buyer|electronic transaction|deposit bond|co-owners?",
].join("|")

const NUMBER = "(?:(?:item ?)?\\(?\\d{1,2}(?:\\.\\d+)*[.):]? +|\\(?[a-z]{1,3}[.)] +|item \\d+:? +)?"
/** Hints in brackets, words of printed rows that follow a label. */
const TAIL = "(?: ?\\((?:[^()]|\\([^()]*\\))*(?:\\)|$))*"

const compile = (label: string): RegExp =>
  new RegExp(`^(?:[☐☒☑*•] ?)?${NUMBER}(?:${label})${TAIL}(?: ?: ?|$|(?= ?(?:\\$|[.…_]{2,}|\\[))| )`, "i")

/** A label at the beginning of a cell. */
export const PATTERNS = Object.fromEntries(
  Object.entries(LABELS).map(([name, label]) => [name, compile(label)]),
) as Readonly<Record<LabelName, RegExp>>

/** Begins with a label of an item, whatever follows. */
export const ITEM_LABEL = new RegExp(`^(?:[☐☒☑*•] ?)?${NUMBER}(?:${Object.values(LABELS).join("|")})(?![a-z])`, "i")
const ANY_LABEL = `^${NUMBER}(?:${[...Object.values(LABELS), OTHER_LABELS].join("|")})${TAIL} ?`
const LABEL_ONLY = new RegExp(`${ANY_LABEL}(?::|:?[ .…_$]*$)`, "i")
/** Longest cell that can be a label. What's after a colon isn't counted. */
export const MAX_LABEL = 150
const MAX_MEMORY = 20_000
const memory = new Map<string, boolean>()

/** True if a cell is a label, alone or with a value after a colon. */
export function isLabel(text: string): boolean {
  const answer = memory.get(text)
  if (answer !== undefined) return answer
  if (memory.size >= MAX_MEMORY) memory.clear()
  const plain = plainText(text)
  const result = LABEL_ONLY.test(plain.length > MAX_LABEL ? plain.slice(0, plain.indexOf(":") + 1) : plain)
  memory.set(text, result)
  return result
}
