import { minifySync } from "@swc/core"
import { fillInFirstAnswers } from "./fill-in-first-answers"
import { startAppLate } from "./inline-scripts"
import { keepColorModeUpToDate } from "./keep-color-mode"
import { storeVisitSourceAndPartner } from "./keep-visit"
import { openQuoteEarly } from "./open-quote-early"
import { assignPageTestVariant } from "./run-page-test"

/** The functions that only run as inline scripts. Functions that the app also runs are in `src/lib`, and are short without minifying. */
const INLINE = {
  storeVisitSourceAndPartner,
  keepColorModeUpToDate,
  openQuoteEarly,
  fillInFirstAnswers,
  assignPageTestVariant,
  startAppLate,
}

/** Minifies the text of a function, as an expression. */
export const shortenScript = (text: string): string =>
  minifySync(`export default (${text})`, { module: true, compress: true, mangle: true, ecma: 2020 })
    .code.trim()
    .replace(/^export default *|;$/g, "")

/** Builds the minified texts of the inline functions, by the functions' names. They're part of every page. */
export const buildShortScripts = (): Record<string, string> =>
  Object.fromEntries(Object.entries(INLINE).map(([name, run]) => [name, shortenScript(run.toString())]))
