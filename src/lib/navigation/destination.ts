import { redirectOf } from "../../domain/redirects"
import { navigationRules } from "./rules"

/**
 * What no page of the app answers, though it is of this site: endpoints, files, and the documents that a function makes;
 * and the search and the component library, whose own content security policies come only with a whole load.
 */
const NO_PAGE = /^\/(?:api|u|enquiries)\/|^\/(?:search|component-library)$|\.\w+$|^\/quotes\/[^/]+\/document$/

/** Whether a page of the app answers at `address`, or at least says that there is none. */
export const isPage = ({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean =>
  origin === location.origin && !NO_PAGE.test(pathname)

/** Where `to` leads: without a slash at the end, and after redirects. */
export function destinationOf(to: string): URL {
  const asked = new URL(to, location.href)
  if (!isPage(asked)) return asked
  asked.pathname = asked.pathname.replace(/(.)\/+$/, "$1")
  const { pathname, search, hash } = asked
  return new URL(redirectOf(pathname + search + hash, navigationRules().redirects) ?? asked, asked)
}
