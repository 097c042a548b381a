import type { Redirect } from "./redirects"

/** Paths of the files that describe a build. Tabs that were opened before that build read them. */
export const BUILDS = {
  latest: "/builds/latest.json",
  meta: (id: string): string => `/builds/meta/${id}.json`,
}

export type LatestBuild = {
  id: string
  /** When the build was made, in ISO 8601, UTC. */
  timestamp: string
}

export type BuildMeta = LatestBuild & {
  redirects: readonly Redirect[]
  prerendered: readonly string[]
}

/** The id of the build with these hashes of its scripts and its HTML. */
export const getBuildId = (scripts: string, html: string): string => `${scripts}-${html}`

/** True when `id` is that of a build with these scripts, whatever its HTML. */
export const isBuildOfScripts = (id: string, scripts: string): boolean => id.startsWith(getBuildId(scripts, ""))
