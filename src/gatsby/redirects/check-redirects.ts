import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { paths } from "../../domain/paths"
import {
  fillRedirectPattern,
  buildRedirectMatcher,
  NAME,
  type Redirect,
  findRedirectTarget,
} from "../../domain/redirects"
import { listClientOnlyRoutes, listHandMadeRoutes } from "../addresses"
import { formatProblem, listValidSiteFiles, readContent } from "../read-content"
import { ADDRESSES_FILE, readPublicPageAddresses } from "./public-addresses"
import { parseNetlifyRedirects, formatRedirectProblem, REDIRECTS_FILE } from "./read-redirects"
import { readContentRedirects } from "./site-redirects"

/** A redirect that someone has written, with its position in the file, and how to fix it if a page has its address. */
type WrittenRedirect = Redirect & { at: string; otherwise: string }

/** A redirect. It's only checked if someone has written it: those of page tests and of the firm's states are generated. */
type Rule = Redirect & Partial<WrittenRedirect>

/**
 * One line for each problem. The addresses of client-only routes and endpoints in `pages` are patterns: `/api/*`. The host
 * tries `contentRules` first.
 */
export function checkRedirects(text: string, pages: readonly string[], contentRules: readonly Rule[] = []): string[] {
  const { redirects, problems } = parseNetlifyRedirects(text)
  const otherwise = "redirect another address or take it out"
  const ownRules = redirects.map((one, i): WrittenRedirect => ({ ...one, at: formatRedirectProblem(i, ""), otherwise }))
  const rules: Rule[] = [...contentRules, ...(problems.length > 0 ? [] : ownRules)]
  const ruleProblems = rules.flatMap((rule, i) =>
    isWrittenRedirect(rule)
      ? [
          checkRedirectIsReachable(rule, rules.slice(0, i)),
          checkRedirectShadowsNoPage(rule, pages),
          checkRedirectTarget(rule, pages, rules),
          ...checkRedirectChains(rule, rules),
        ]
          .filter(message => message !== null)
          .map(message => `${rule.at}${rule.from}: ${message}`)
      : [],
  )
  return [...problems, ...ruleProblems]
}

const isWrittenRedirect = (rule: Rule): rule is WrittenRedirect => rule.at !== undefined

function checkRedirectIsReachable({ from }: Redirect, above: readonly Redirect[]): string | null {
  const first = above.find(rule => matchesAllPathsOfPattern(rule.from, from))
  if (!first) return null
  if (first.from === from) return "is there twice; take one out"
  return `is never reached, since ${first.from} above takes the same addresses; move it up or take it out`
}

/** Whether `pattern` matches every path that `other` matches. Tested with parts of paths that no rule can contain. */
function matchesAllPathsOfPattern(pattern: string, other: string): boolean {
  const plainPath = other.replaceAll(":", "~")
  return ["/~/~", ""].every(rest => buildRedirectMatcher(pattern).test(plainPath.replace(/\/\*$/, rest)))
}

function checkRedirectShadowsNoPage({ from, otherwise }: WrittenRedirect, pages: readonly string[]): string | null {
  const page = pages.find(one => findPathMatchingBothPatterns(from, one) !== null)
  return page === undefined ? null : `shadows the page ${page}; ${otherwise}`
}

/** Checks that a redirect's target exists. A target with a dot in its name is a file, which may only exist after the build. */
function checkRedirectTarget(
  { to }: Redirect,
  pages: readonly string[],
  redirects: readonly Redirect[],
): string | null {
  const targetPath = getRedirectTargetPath(to)
  if (
    targetPath === null ||
    targetPath.includes(".") ||
    pages.some(page => findPathMatchingBothPatterns(targetPath, page) !== null)
  )
    return null
  if (findRedirectTarget(targetPath, redirects) !== null) return null
  return `${to} leads nowhere; correct the address`
}

/** Finds everything that's wrong with this site's own redirects, one line each. The pages come from the folder `content`. */
export function checkSiteRedirects(content = resolve("content")): string[] {
  const { addresses, problems } = readPublicPageAddresses(content)
  const lines = new Map(addresses.map(one => [one.was, one.line] as const))
  const contentRules = readContentRedirects(content).map(rule => {
    const line = lines.get(rule.from)
    return line === undefined
      ? rule
      : { ...rule, at: `content/${ADDRESSES_FILE}: line ${line}, `, otherwise: HAS_A_PAGE }
  })
  const pages = listPageAndEndpointAddresses(content, resolve("src/pages"))
  return [
    ...problems.map(formatProblem),
    ...checkRedirects(readFileSync(resolve(REDIRECTS_FILE), "utf8"), pages, contentRules),
  ]
}

const HAS_A_PAGE = 'write it without "movedTo", since it has a page again'

/** Finds cases in which `redirect` leads to another redirect or in a circle, as a sentence with an example for each. */
function checkRedirectChains(redirect: Redirect, redirects: readonly Redirect[]): string[] {
  const targetPath = getRedirectTargetPath(redirect.to)
  if (targetPath === null) return []
  const examples = redirects
    .map(next => findPathMatchingBothPatterns(targetPath, next.from))
    .filter(example => example !== null)
  return [...new Set(examples)].flatMap(example => {
    const start = findRedirectStartAddress(example, targetPath, redirect.from)
    const firstRule = redirects.find(({ from }) => buildRedirectMatcher(from).test(start))
    return firstRule === redirect ? [describeRedirectChain(start, redirects)] : []
  })
}

/** Finds an address that the pattern `from` redirects to `example`, which is an address that `targetPath` matches. */
function findRedirectStartAddress(example: string, targetPath: string, from: string): string {
  const parts = buildRedirectMatcher(targetPath).exec(example)?.groups ?? {}
  const names = [...from.matchAll(NAME)].map(([, name = ""]) => [name, parts[name] ?? ANY])
  return fillRedirectPattern(from.replace(/\*$/, ""), Object.fromEntries(names))
}

function describeRedirectChain(start: string, redirects: readonly Redirect[]): string {
  const way = [start]
  for (let here = findRedirectTarget(start, redirects); here !== null; here = findRedirectTarget(here, redirects)) {
    const isCircle = way.includes(here)
    way.push(here)
    if (isCircle || way.length > redirects.length + 1)
      return `goes round in a circle: ${way.join(", ")}; take a step out`
  }
  return `is a chain: ${way.join(", ")}; send ${start} to ${way.at(-1)} at once, above this rule`
}

const ANY = "any"

/** A part of a pattern is a fixed text, a `:name` for any single part, or, at the end, `*` for any number of parts. */
function findPathMatchingBothPatterns(one: string, other: string): string | null {
  const parts = matchPathPatternParts(one.split("/").slice(1), other.split("/").slice(1))
  return parts && `/${parts.join("/")}`
}

function matchPathPatternParts(one: readonly string[], other: readonly string[]): string[] | null {
  const [a, ...restOfOne] = one
  const [b, ...restOfOther] = other
  if (a === "*") return other.map(fillPathPart)
  if (b === "*") return one.map(fillPathPart)
  if (a === undefined || b === undefined) return a === b ? [] : null
  if (a !== b && (a === "" || b === "" || !(isNamedPathPart(a) || isNamedPathPart(b)))) return null
  const rest = matchPathPatternParts(restOfOne, restOfOther)
  return rest && [fillPathPart(isNamedPathPart(a) ? b : a), ...rest]
}

const isNamedPathPart = (part: string): boolean => part.startsWith(":")

const fillPathPart = (part: string): string => (isNamedPathPart(part) || part === "*" ? ANY : part)

/** The path of a redirect's target, as a pattern. Null if the target is on another site. */
const getRedirectTargetPath = (to: string): string | null => (to.startsWith("/") ? to.replace(/[?#].*$/, "") : null)

const ENDPOINTS = [paths.document(":id"), "/api/*"]

/** Those of client-only routes and endpoints are patterns. `pages` is the folder `src/pages`. */
function listPageAndEndpointAddresses(content: string, pages: string): string[] {
  const { files } = readContent(content)
  const unreadableFiles = files.filter(({ example, read }) => !example && !read.ok)
  const pageAddresses = [...listValidSiteFiles(files), ...unreadableFiles].flatMap(({ address }) => address ?? [])
  return [...pageAddresses, ...listHandMadeRoutes(pages), ...listClientOnlyRoutes(pages), ...ENDPOINTS]
}
