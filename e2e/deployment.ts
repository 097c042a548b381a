import { readlinkSync, renameSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { getSiteFolder } from "../tools/journeys/address"
import { getNewerBuild } from "../tools/journeys/newer-build"

/** Runs `work` while the newer build is served. As in a deployment, it replaces the first build all at once. */
export async function whileNewerBuildIsServed(work: () => Promise<void>): Promise<void> {
  const publicFolder = join(getSiteFolder(), "public")
  const first = readlinkSync(publicFolder)
  link(publicFolder, getNewerBuild())
  try {
    await work()
  } finally {
    link(publicFolder, first)
  }
}

function link(from: string, to: string): void {
  symlinkSync(to, `${from}-next`)
  renameSync(`${from}-next`, from)
}
