import { transformSync } from "esbuild"
import { lateStart } from "./inline-scripts"
import { keepVisit } from "./keep-visit"

/** The functions that every page runs inline, apart from that for the colour mode, which is short. */
const INLINE = { keepVisit, lateStart }

/** The text of a function without spaces and with short names, as an expression. */
const short = (text: string): string =>
  transformSync(`export default (${text})`, { minify: true, charset: "utf8" })
    .code.trim()
    .replace(/^export default ?|;$/g, "")

/** The texts of the functions that pages run inline, as short as can be, by their names: they're sent with every page. */
export const shortScripts = (): Record<string, string> =>
  Object.fromEntries(Object.entries(INLINE).map(([name, run]) => [name, short(run.toString())]))
