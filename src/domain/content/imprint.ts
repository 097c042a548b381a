import type { Site } from "./site"
import { formatList } from "../text-formats"
import { STATE_NAMES } from "../states"

/** The weights of the eleven digits. One is subtracted from the first digit (abr.business.gov.au, "Format of the ABN"). */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * True for eleven digits, with or without spaces, whose weighted sum is divisible by 89. Only the register can say
 * whether the number was issued.
 */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, "")
  if (!/^\d{11}$/.test(digits)) return false
  const weightedSum = WEIGHTS.reduce((all, weight, at) => all + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0)
  return weightedSum % 89 === 0
}

/** True when the firm's business number isn't valid. The site is then a sample, and says so. */
export const isSampleAbn = (abn: unknown): boolean => !(typeof abn === "string" && isAbn(abn))

/** The words that the law prescribes for members of a professional standards scheme, and allows nobody else to use. */
const SCHEME_NOTICE = "Liability limited by a scheme approved under Professional Standards Legislation."

export const getLegalName = ({ name, legalName }: Pick<Site, "name" | "legalName">): string => legalName ?? name

/**
 * What the firm is in each of its states, and the registers that list it. States in which it's the same kind of firm share a
 * sentence: `Licensed conveyancer in New South Wales (NSW Fair Trading 0001) and Victoria (Business Licensing Authority 0002).`
 */
export function formatLicenceSentences(states: Site["states"]): string {
  const kinds = [...new Set(states.map(one => one.as))]
  return kinds
    .map(kind => {
      const registrations = states
        .filter(one => one.as === kind)
        .map(({ state, registration: { register, number } }) => `${STATE_NAMES[state].name} (${register} ${number})`)
      return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} in ${formatList(registrations)}.`
    })
    .join(" ")
}

type ImprintFields = Pick<Site, "name" | "legalName" | "abn" | "licence" | "schemeNotice" | "states">

/**
 * The firm's legal details for the foot of pages and emails and the head of documents: name, ABN, licences, scheme notice, and
 * for a sample firm a sentence that says so.
 */
export const formatImprint = (firm: ImprintFields): string =>
  [
    `${getLegalName(firm)}, ABN ${firm.abn}.`,
    firm.licence ?? formatLicenceSentences(firm.states),
    ...(firm.schemeNotice ? [SCHEME_NOTICE] : []),
    ...(isSampleAbn(firm.abn)
      ? [`${firm.name} is a sample firm, made to show this website. It doesn't act for anyone.`]
      : []),
  ].join(" ")
