import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { paths } from "../../domain/paths"
import { fillPattern, buildMatcher, NAME, type Redirect, findRedirect } from "../../domain/redirects"
import { addressOf, clientOnlyRoutes, handMadeRoutes, getProduct } from "../addresses"
import { lineFor, listReadableFiles, readContent } from "../read-content"
import { ADDRESSES_FILE, readAddresses } from "./public-addresses"
import { parseRedirects, problemWith, type RedirectProblem, REDIRECTS_FILE } from "./read-redirects"
import { derivedRedirects } from "./site-redirects"

/** A redirect, where it's said, and what to do about one that a page gets in the way of. */
type Said = Redirect & { at: string; otherwise: string }

/** A redirect that may not be judged here: what a test or the states of the firm make of themselves. */
type Rule = Redirect & Partial<Said>

/**
 * Everything that is wrong with the redirects of a `netlify.toml`, one line each, and with those that the content makes.
 *
 * @param pages Addresses that answer by themselves; those of client-only routes and endpoints as patterns: `/api/*`.
 * @param derived What the content redirects, which is tried first.
 */
export function checkRedirects(
  text: string,
  pages: readonly string[],
  derived: readonly Rule[] = [],
): RedirectProblem[] {
  const { redirects, problems } = parseRedirects(text)
  const otherwise = "redirect another address or take it out"
  const written = redirects.map((one, i): Said => ({ ...one, at: problemWith(i, ""), otherwise }))
  const rules: Rule[] = [...derived, ...(problems.length > 0 ? [] : written)]
  const found = rules.flatMap((rule, i) =>
    isSaid(rule)
      ? [
          checkReached(rule, rules.slice(0, i)),
          checkShadowing(rule, pages),
          checkTarget(rule, pages, rules),
          ...checkChains(rule, rules),
        ]
          .filter(message => message !== null)
          .map(message => `${rule.at}${rule.from}: ${message}`)
      : [],
  )
  return [...problems, ...found]
}

const isSaid = (rule: Rule): rule is Said => rule.at !== undefined

function checkReached({ from }: Redirect, above: readonly Redirect[]): string | null {
  const first = above.find(rule => isCovering(rule.from, from))
  if (!first) return null
  if (first.from === from) return "is there twice; take one out"
  return `is never reached, since ${first.from} above takes the same addresses; move it up or take it out`
}

/** Whether `pattern` fits all that `other` stands for: tried with parts that no rule can name. */
function isCovering(pattern: string, other: string): boolean {
  const unnamed = other.replaceAll(":", "~")
  return ["/~/~", ""].every(rest => buildMatcher(pattern).test(unnamed.replace(/\/\*$/, rest)))
}

function checkShadowing({ from, otherwise }: Said, pages: readonly string[]): string | null {
  const page = pages.find(one => findCommonPath(from, one) !== null)
  return page === undefined ? null : `shadows the page ${page}; ${otherwise}`
}

/** A file of the site has a dot in its name; whether it is there shows only after the build. */
function checkTarget({ to }: Redirect, pages: readonly string[], redirects: readonly Redirect[]): string | null {
  const lands = landing(to)
  if (lands === null || lands.includes(".") || pages.some(page => findCommonPath(lands, page) !== null)) return null
  if (findRedirect(lands, redirects) !== null) return null
  return `${to} leads nowhere; correct the address`
}

/** Everything that is wrong with this site's own redirects, one line each, by the pages that `content` makes. */
export function checkOwnRedirects(content = resolve("content")): RedirectProblem[] {
  const { addresses, problems } = readAddresses(content)
  const lines = new Map(addresses.map(one => [one.was, one.line] as const))
  const derived = derivedRedirects(content).map(rule => {
    const line = lines.get(rule.from)
    return line === undefined
      ? rule
      : { ...rule, at: `content/${ADDRESSES_FILE}: line ${line}, `, otherwise: HAS_A_PAGE }
  })
  const pages = listPageAddresses(content, resolve("src/pages"))
  return [...problems.map(lineFor), ...checkRedirects(readFileSync(resolve(REDIRECTS_FILE), "utf8"), pages, derived)]
}

const HAS_A_PAGE = 'write it without "movedTo", since it has a page again'

/** Where `redirect` sends people to another rule, or round in a circle: a sentence with an example for each. */
function checkChains(redirect: Redirect, redirects: readonly Redirect[]): string[] {
  const lands = landing(redirect.to)
  if (lands === null) return []
  const landed = redirects.map(next => findCommonPath(lands, next.from)).filter(example => example !== null)
  return [...new Set(landed)].flatMap(example => {
    const start = findExampleSource(example, lands, redirect.from)
    const taken = redirects.find(({ from }) => buildMatcher(from).test(start))
    return taken === redirect ? [describeChain(start, redirects)] : []
  })
}

/** An address that `from` sends to `example`, which is one of those that `lands` stands for. */
function findExampleSource(example: string, lands: string, from: string): string {
  const parts = buildMatcher(lands).exec(example)?.groups ?? {}
  const names = [...from.matchAll(NAME)].map(([, name = ""]) => [name, parts[name] ?? ANY])
  return fillPattern(from.replace(/\*$/, ""), Object.fromEntries(names))
}

/** Follows `start` as a browser would, for as long as it takes to see a circle. */
function describeChain(start: string, redirects: readonly Redirect[]): string {
  const way = [start]
  for (let here = findRedirect(start, redirects); here !== null; here = findRedirect(here, redirects)) {
    const seen = way.includes(here)
    way.push(here)
    if (seen || way.length > redirects.length + 1) return `goes round in a circle: ${way.join(", ")}; take a step out`
  }
  return `is a chain: ${way.join(", ")}; send ${start} to ${way.at(-1)} at once, above this rule`
}

/** Stands for a part of a path that may be anything. */
const ANY = "any"

/**
 * A path that both patterns fit, or `null` where there is none. A part is fixed, a `:name` for any one part, or, at the
 * end, `*` for the rest or for nothing.
 */
function findCommonPath(one: string, other: string): string | null {
  const parts = matchParts(one.split("/").slice(1), other.split("/").slice(1))
  return parts && `/${parts.join("/")}`
}

function matchParts(one: readonly string[], other: readonly string[]): string[] | null {
  const [a, ...restOfOne] = one
  const [b, ...restOfOther] = other
  if (a === "*") return other.map(concrete)
  if (b === "*") return one.map(concrete)
  if (a === undefined || b === undefined) return a === b ? [] : null
  if (a !== b && (a === "" || b === "" || !(isName(a) || isName(b)))) return null
  const rest = matchParts(restOfOne, restOfOther)
  return rest && [concrete(isName(a) ? b : a), ...rest]
}

const isName = (part: string): boolean => part.startsWith(":")

const concrete = (part: string): string => (isName(part) || part === "*" ? ANY : part)

/** What `to` leads to, as a pattern: its path. `null` for another site. */
const landing = (to: string): string | null => (to.startsWith("/") ? to.replace(/[?#].*$/, "") : null)

/** What functions answer, as patterns. */
const ENDPOINTS = [paths.document(":id"), "/api/*"]

/**
 * Every address of the site that answers by itself; those of client-only routes and endpoints as patterns.
 *
 * @param content The folder of the content.
 * @param pages The folder of the pages that aren't content: `src/pages`.
 */
function listPageAddresses(content: string, pages: string): string[] {
  const { files } = readContent(content)
  const product = getProduct(files)
  const readable = listReadableFiles(files).map(one => ({ ...one, read: { ok: true as const, entry: one.entry } }))
  const unread = files.filter(({ example, read }) => !example && !read.ok)
  const made = [...readable, ...unread].flatMap(file => addressOf(file, product) ?? [])
  return [...made, ...handMadeRoutes(pages), ...clientOnlyRoutes(pages), ...ENDPOINTS]
}
