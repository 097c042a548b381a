import { formatDay } from "./format"
import type { Source } from "../source-and-period"
import { getCitedSourceKind, isCompanyPage } from "../source-kind"
import { formatList } from "../text-formats"

/** A source as people read it. Sources of a page lack some of what tables say, and so do quotes of before 28 November 2026. */
export type SourceFacts = Pick<Source, "name" | "url" | "checked"> & {
  [K in "isSecondary" | "setBy" | "year"]?: Source[K] | null
} & { read?: string | null }

/** The words before, in and after a link to the source. */
type LinkedWords = readonly [before: string, linked: string, after: string]

export type SourceWords = {
  /** Under a line of a sheet, on a page and in a document. */
  sheet: LinkedWords
  /** In an email. */
  email: LinkedWords
  /** At the end of a guide, and in tables. */
  list: LinkedWords
  /** At the foot of an offer, about all its sources that were read alike. */
  offer: string
  /** Where the link leads. `null` for someone's copy and for market prices, which may be a competitor's. */
  url: string | null
}

/** A law or a contract. What we read in place of its text is someone's article, which is no copy. */
const LAW = /\b(Act|contract)\b/

/**
 * Says who sets figures, what we read and on which day: the same facts for each place where people read them.
 *
 * @param sources Read alike on the same day. Only `offer` is about more than the first.
 */
export function describeSources(sources: readonly [SourceFacts, ...SourceFacts[]], isAtCost = false): SourceWords {
  const [{ name, url, checked, isSecondary, setBy, read, year }] = sources
  const day = formatDay(checked)
  const who = setBy ?? name
  const all = formatList([...new Set(sources.map(one => one.setBy ?? one.name))])
  switch (read) {
    case "office":
      return {
        sheet: ["Set by ", who, `. We read it on its page on ${day}.`],
        email: ["Set by ", who, `; its own page, checked on ${day}.`],
        list: ["", name, `, checked on ${day}`],
        offer: `Figures set by ${all}: from the office’s own page, checked on ${day}.`,
        url,
      }
    case "law":
      return {
        sheet: ["Set by law: ", who, `. Checked on ${day}.`],
        email: ["Set by law: ", who, `; checked on ${day}.`],
        list: ["", name, `, checked on ${day}`],
        offer: `Where the law itself sets the amount, we name the section: ${all}, checked on ${day}.`,
        url,
      }
    case "estimate": {
      const from = `from published prices, read on ${day}`
      return {
        sheet: [`Estimate: ${who} charge different amounts. Our figure is ${from}. You pay the actual price.`, "", ""],
        email: [`Estimate ${from}; you pay the actual price.`, "", ""],
        list: [`Estimate ${from}`, "", ""],
        offer: `Lines marked “estimate” depend on your council or provider. They’re ${from}. The total counts the higher figure.`,
        url: null,
      }
    }
    case "copy": {
      const since = year ? ` from 1 July ${year.slice(0, 4)}` : ""
      const price = `’s price${since}`
      const list: LinkedWords = setBy
        ? [
            "",
            setBy.charAt(0).toUpperCase() + setBy.slice(1),
            `, read in ${LAW.test(setBy) ? "a guide to it" : "a copy"} on ${day}`,
          ]
        : ["", name, `, read on ${day}`]
      return isCompanyPage(url)
        ? {
            sheet: ["", who, `${price}, from a published copy read on ${day}. You pay what ${who} charges.`],
            email: ["", who, `${price}; from a copy read on ${day}.`],
            list,
            offer: `${all} sets the settlement fee: its price${since}, from a published copy read on ${day}.${isAtCost ? " We pass it on at cost." : ""}`,
            url,
          }
        : {
            sheet: [
              "Set by ",
              who,
              `${year ? ` for ${year}` : ""}. Our figure is from a published copy of its list, read on ${day}. You pay what ${who} charges.`,
            ],
            email: [
              "Set by ",
              who,
              `${year ? `, ${year}` : ""}; from a copy read on ${day}. You pay the office’s price on the day.`,
            ],
            list,
            offer: `Fees set by ${all} are the same whoever acts for you. We took them from copies of their ${year ? `${year} ` : ""}lists, read on ${day}, and you pay the office’s price on the day.`,
            url: setBy && getCitedSourceKind(url) === "third-party" ? null : url,
          }
    }
    default: {
      const words: LinkedWords = isSecondary
        ? [`From a published copy, read on ${day}`, "", ""]
        : ["", name, `, checked on ${day}`]
      return { sheet: words, email: words, list: words, offer: words.join(""), url: isSecondary ? null : url }
    }
  }
}
