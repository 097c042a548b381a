import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import * as v from "valibot"
import { getBuildId, BUILDS, type BuildMeta, type LatestBuild } from "../../domain/builds"
import type { Nodes } from "../content-queries"
import { readSiteRedirects } from "../redirects/site-redirects"

const appData = v.object({ webpackCompilationHash: v.string() })

/**
 * A deployment that changes nothing gets the same id. Gatsby's hash of the scripts doesn't change with a page's text or
 * style. @throws when a page wasn't built.
 */
function createBuildId(publicFolder: string, paths: readonly string[]): string {
  const appDataFile = join(publicFolder, "page-data/app-data.json")
  const { webpackCompilationHash } = v.parse(appData, JSON.parse(readFileSync(appDataFile, "utf8")))
  const html = createHash("sha256")
  for (const path of [...paths].sort())
    html.update(`${path}\0`).update(readFileSync(join(publicFolder, getBuiltPageFile(path))))
  return getBuildId(webpackCompilationHash, html.digest("hex").slice(0, 20))
}

/** The path of a page's file, until the host's adapter moves the file after `onPostBuild`. */
const getBuiltPageFile = (path: string): string => (path.endsWith(".html") ? path : join(path, "index.html"))

export type BuildOutput = Pick<BuildMeta, "redirects"> & {
  publicFolder: string
  /** The path of every page of the build. A client-only route has its pattern: `/quotes/[id]/offer`. */
  paths: readonly string[]
  at: Date
}

/** Writes the files that open tabs fetch: the id of the latest build, and its redirects and pages. Deletes the files of older builds. */
export function writeBuildInfoFiles({ publicFolder, paths, redirects, at }: BuildOutput): void {
  const latest: LatestBuild = { id: createBuildId(publicFolder, paths), timestamp: at.toISOString() }
  const prerendered = paths.filter(path => !/\[|^\/404/.test(path)).sort()
  const meta: BuildMeta = { ...latest, redirects, prerendered }
  rmSync(join(publicFolder, dirname(BUILDS.latest)), { recursive: true, force: true })
  writeJsonFile(join(publicFolder, BUILDS.latest), latest)
  writeJsonFile(join(publicFolder, BUILDS.meta(latest.id)), meta)
}

function writeJsonFile(file: string, content: LatestBuild | BuildMeta): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

const sitePage = v.object({ path: v.string() })

export function writeSiteBuildInfoFiles({ getNodesByType }: Nodes): void {
  const paths = getNodesByType("SitePage").map(node => v.parse(sitePage, node).path)
  writeBuildInfoFiles({ publicFolder: "public", paths, redirects: readSiteRedirects(), at: new Date() })
}
