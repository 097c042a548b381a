import type { Redirect } from "../../domain/redirects"
import { redirectsOfEnded } from "../../domain/page-tests/page-tests"
import { readPageTests } from "../page-tests/page-test-files"
import { readRedirects } from "./read-redirects"

/** What ended tests redirect. The host gets these from the build, and the others from `netlify.toml`. */
export const endedRedirects = (content?: string): Redirect[] => redirectsOfEnded(readPageTests(content))

/**
 * Every redirect of the site, in the order in which the host tries them.
 *
 * @throws Error with everything that is wrong with those of `netlify.toml`.
 */
export const siteRedirects = (): Redirect[] => [...endedRedirects(), ...readRedirects()]
