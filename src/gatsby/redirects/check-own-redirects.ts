import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { checkRedirects } from "./check-redirects"
import { pageAddresses } from "./page-addresses"
import { REDIRECTS_FILE, type RedirectProblem } from "./read-redirects"

/** Everything that is wrong with this site's own redirects, one line each. */
export const checkOwnRedirects = (): RedirectProblem[] =>
  checkRedirects(readFileSync(resolve(REDIRECTS_FILE), "utf8"), pageAddresses(resolve("content"), resolve("src/pages")))
