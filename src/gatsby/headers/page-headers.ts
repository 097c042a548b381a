import { SAFE_HEADERS } from "../../domain/headers"
import type { PartnerHosts } from "../../domain/partner-hosts"
import {
  type Allowance,
  listAllowances,
  buildContentSecurityPolicy,
  buildHttpHeaderExceptions,
} from "./content-security-policy"
import type { InlineCode } from "./inline-code"

/** The headers for a path, as Gatsby passes them to an adapter. If two rules set the same header, the later one applies. */
export type HeaderRoute = { path: string; headers: { key: string; value: string }[] }

const EVERY_PATH = "/*"

/** Drawings have no hash in their names, so browsers may only cache them for a day. */
const DRAWINGS: HeaderRoute = {
  path: "/illustrations/*",
  headers: [{ key: "cache-control", value: "public, max-age=86400" }],
}

/** A header that we remove: only old browsers use it, and in some of them it's harmful. */
const DROPPED = "x-xss-protection"

type HeaderContext = {
  code: InlineCode
  env: NodeJS.ProcessEnv
  partners?: PartnerHosts
}

/** Combines Gatsby's own header rules with ours: one rule for all paths, and one for each exception. */
export function buildHttpHeaderRules(
  routes: readonly HeaderRoute[],
  { code, env, partners = {} }: HeaderContext,
): HeaderRoute[] {
  const allowances = listAllowances(env)
  const buildPolicy = (...more: Allowance[]) => buildContentSecurityPolicy(code, ...more)
  const ours = { ...SAFE_HEADERS, "content-security-policy": buildPolicy(...allowances) }
  const general = routes.find(({ path }) => path === EVERY_PATH)?.headers ?? []
  return [
    { path: EVERY_PATH, headers: mergeHeaders(general, ours) },
    ...routes
      .filter(({ path }) => path !== EVERY_PATH)
      .map(withoutOurHeaders(ours))
      .filter(({ headers }) => headers.length > 0),
    DRAWINGS,
    ...Object.entries(buildHttpHeaderExceptions(env, partners)).map(([path, { allows, headers = {}, isClosed }]) => ({
      path,
      headers: mergeHeaders([], {
        "content-security-policy": buildPolicy(...(isClosed ? [] : allowances), allows),
        ...headers,
      }),
    })),
  ]
}

const mergeHeaders = (
  general: HeaderRoute["headers"],
  ours: Readonly<Record<string, string>>,
): HeaderRoute["headers"] =>
  Object.entries({ ...Object.fromEntries(general.map(({ key, value }) => [key, value])), ...ours })
    .filter(([key]) => key !== DROPPED)
    .map(([key, value]) => ({ key, value }))

/** Removes our headers from a rule for one path, so that it can't override the general rule. */
const withoutOurHeaders =
  (ours: Readonly<Record<string, string>>) =>
  ({ path, headers }: HeaderRoute): HeaderRoute => ({
    path,
    headers: headers.filter(({ key }) => !(key in ours) && key !== DROPPED),
  })
