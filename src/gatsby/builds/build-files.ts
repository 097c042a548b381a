import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { BUILDS, type BuildMeta, type LatestBuild } from "../../domain/builds"
import { buildId } from "./build-id"

export type Built = Pick<BuildMeta, "redirects"> & {
  publicFolder: string
  /** Of every page of the build; a client-only route has its pattern, `/quotes/[id]/offer`. */
  paths: readonly string[]
  at: Date
}

/** Writes what open tabs ask for: which build is the latest, and that build's redirects and pages. Those of older builds go. */
export function writeBuildFiles({ publicFolder, paths, redirects, at }: Built): void {
  const latest: LatestBuild = { id: buildId(publicFolder, paths), timestamp: at.toISOString() }
  const prerendered = paths.filter(path => !/\[|^\/404/.test(path)).sort()
  const meta: BuildMeta = { ...latest, redirects, prerendered }
  rmSync(join(publicFolder, dirname(BUILDS.latest)), { recursive: true, force: true })
  write(join(publicFolder, BUILDS.latest), latest)
  write(join(publicFolder, BUILDS.meta(latest.id)), meta)
}

function write(file: string, content: LatestBuild | BuildMeta): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
