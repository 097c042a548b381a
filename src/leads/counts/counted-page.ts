import { fits } from "../../domain/quiet-routes"
import { paths, THANK_YOU_ROUTES } from "../../domain/paths"

/** Pages of one visitor: what's in their place in a path opens a quote or an enquiry. */
const WITH_AN_ID = [
  ...THANK_YOU_ROUTES,
  paths.document("{id}"),
  paths.sorry("{id}"),
  paths.enquiry("{token}"),
  paths.unsubscribeLink("{token}"),
]

const LONGEST = 100

/** Our addresses are words of small letters. Six digits in a row may be someone's number. */
const OURS = /^\/(?!.*\d{6})[a-z0-9/-]*$/

/** What's counted for a path that may be anything, such as one that a visitor typed. */
const OTHER_PAGE = "(other)"

/** The page that `path` is counted as: without ids, without the slash at its end, and nothing that isn't an address of ours. */
export function countedPage(path: string): string {
  const route = WITH_AN_ID.find(known => fits(known, path))
  if (route !== undefined) return route
  const page = path.replace(/(.)\/$/, "$1")
  return page.length <= LONGEST && OURS.test(page) ? page : OTHER_PAGE
}
