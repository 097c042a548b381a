import type { Notes } from "./notes"

const ELSEWHERE = /^(?:https:\/\/|mailto:|tel:)/

/** Notes where `href` leads, or what is wrong with it. */
export function noteLink(href: string, line: number, notes: Notes): void {
  if (href.startsWith("#")) notes.hashes.push({ line, href })
  else if (/^\/(?!\/)/.test(href)) noteInternal(href, line, notes)
  else if (!ELSEWHERE.test(href)) notes.problems.push({ line, message: `link ${href}: ${adviceOn(href)}` })
}

function noteInternal(href: string, line: number, notes: Notes): void {
  const [path = ""] = href.split(/[?#]/)
  if (path !== "/" && path.endsWith("/"))
    notes.problems.push({ line, message: `link ${href}: leave out the "/" at the end` })
  else notes.links.push({ line, href })
}

const adviceOn = (href: string): string =>
  href.startsWith("http://")
    ? "write https:// instead of http://"
    : 'begin with "/" for a page of this site, or with https://, mailto: or tel:'
