import { parseUrl } from "./url"

/** What a writer reads about the address of such a source. */
export const NO_SOURCE =
  "a site of copies, a code host or another state's handbook isn't a source; name the office's own page"

/**
 * Sites that keep copies of others' documents, anyone's code, or a guide to the law of a state in which no firm of this site
 * acts: nobody there is responsible for what a page says.
 */
const HOSTS =
  /(?:^|\.)(?:(?:123dok|casechat|cliclaw|cupdf|docslib|dokumen|fdocuments?|github|githubusercontent|issuu|paperzz|pdfslide|readkong|scribd|studylib|tullian|vdocuments?|zoelaw)\.(?:com\.au|[a-z]+)|lawhandbook\.sa\.gov\.au)$/

/** Whether `url` leads to one of them. */
export const isNoSource = (url: string): boolean => HOSTS.test(parseUrl(url)?.hostname ?? "")
