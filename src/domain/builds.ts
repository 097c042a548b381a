import type { Redirect } from "./redirects"

/** The files that describe a build, for tabs that were opened before it. */
export const BUILDS = {
  latest: "/builds/latest.json",
  meta: (id: string): string => `/builds/meta/${id}.json`,
}

export type LatestBuild = {
  id: string
  /** When it was made, in ISO 8601, UTC. */
  timestamp: string
}

export type BuildMeta = LatestBuild & {
  redirects: readonly Redirect[]
  /** The addresses that have a page of their own, each once. */
  prerendered: readonly string[]
}

/** Names the build of these scripts and this HTML. */
export const getBuildId = (scripts: string, html: string): string => `${scripts}-${html}`

/** True when `id` names a build of these scripts, whatever its HTML. */
export const isBuildOfScripts = (id: string, scripts: string): boolean => id.startsWith(getBuildId(scripts, ""))
