import { minifySync } from "@swc/core"
import { lateStart } from "./inline-scripts"
import { keepColorMode } from "./keep-color-mode"
import { keepVisit } from "./keep-visit"
import { runPageTest } from "./run-page-test"

/** The functions that pages run inline alone; one that the app runs as well is in `src/lib`, and is short as it is. */
const INLINE = { keepVisit, keepColorMode, runPageTest, lateStart }

/** The text of a function without spaces and with short names, as an expression. */
export const shortenScript = (text: string): string =>
  minifySync(`export default (${text})`, { module: true, compress: true, mangle: true, ecma: 2020 })
    .code.trim()
    .replace(/^export default *|;$/g, "")

/** The texts of the functions that pages run inline, as short as can be, by their names: they're sent with every page. */
export const buildShortScripts = (): Record<string, string> =>
  Object.fromEntries(Object.entries(INLINE).map(([name, run]) => [name, shortenScript(run.toString())]))
