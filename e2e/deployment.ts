import { readlinkSync, renameSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { getServedSiteFolder } from "../tools/journeys/address"
import { getNewerBuildFolder } from "../tools/journeys/serve-copy"

/** Runs `work` while the newer build is served. As in a deployment, it replaces the first build all at once. */
export async function runWithNewerBuild(work: () => Promise<void>): Promise<void> {
  const publicFolder = join(getServedSiteFolder(), "public")
  const first = readlinkSync(publicFolder)
  replaceSymlink(publicFolder, getNewerBuildFolder())
  try {
    await work()
  } finally {
    replaceSymlink(publicFolder, first)
  }
}

function replaceSymlink(from: string, to: string): void {
  symlinkSync(to, `${from}-next`)
  renameSync(`${from}-next`, from)
}
