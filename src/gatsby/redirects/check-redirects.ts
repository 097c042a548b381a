import { matcherOf, redirectOf, type Redirect } from "../../domain/redirects"
import { leadsOn } from "./leads-on"
import { landing, meeting } from "./meeting"
import { parseRedirects, problemWith, type RedirectProblem } from "./read-redirects"

/**
 * Everything that is wrong with the redirects of a `netlify.toml`, one line each.
 *
 * @param pages Addresses that answer by themselves; those of client-only routes and endpoints as patterns: `/api/*`.
 */
export function checkRedirects(text: string, pages: readonly string[]): RedirectProblem[] {
  const { redirects, problems } = parseRedirects(text)
  if (problems.length > 0) return problems
  return redirects.flatMap((redirect, i) =>
    [
      unreached(redirect, redirects.slice(0, i)),
      shadows(redirect, pages),
      leadsNowhere(redirect, pages, redirects),
      ...leadsOn(redirect, redirects),
    ]
      .filter(message => message !== null)
      .map(message => problemWith(i, `${redirect.from}: ${message}`)),
  )
}

function unreached({ from }: Redirect, above: readonly Redirect[]): string | null {
  const first = above.find(rule => covers(rule.from, from))
  if (!first) return null
  if (first.from === from) return "is there twice; take one out"
  return `is never reached, since ${first.from} above takes the same addresses; move it up or take it out`
}

/** Whether `pattern` fits all that `other` stands for: tried with parts that no rule can name. */
function covers(pattern: string, other: string): boolean {
  const unnamed = other.replaceAll(":", "~")
  return ["/~/~", ""].every(rest => matcherOf(pattern).test(unnamed.replace(/\/\*$/, rest)))
}

function shadows({ from }: Redirect, pages: readonly string[]): string | null {
  const page = pages.find(one => meeting(from, one) !== null)
  return page === undefined ? null : `shadows the page ${page}; redirect another address or take it out`
}

/** A file of the site has a dot in its name; whether it is there shows only after the build. */
function leadsNowhere({ to }: Redirect, pages: readonly string[], redirects: readonly Redirect[]): string | null {
  const lands = landing(to)
  if (lands === null || lands.includes(".") || pages.some(page => meeting(lands, page) !== null)) return null
  if (redirectOf(lands, redirects) !== null) return null
  return `${to} leads nowhere; correct the address`
}
