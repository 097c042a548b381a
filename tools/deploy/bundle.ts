import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { strFromU8, unzipSync } from "fflate"
import { BUNDLES } from "./manifest"

export type Bundle = {
  /** Size of the zip in bytes. */
  bytes: number
  files: Record<string, Uint8Array>
}

/** Reads the zip that `netlify build` made of a function. @throws if there's no such zip. */
export function readFunctionBundle(name: string): Bundle {
  const zip = readFileSync(join(BUNDLES, `${name}.zip`))
  return { bytes: zip.length, files: unzipSync(zip) }
}

/** The second pattern finds the comment in which the bundler names a module it took from test code. */
const TEST_FILE = /\.test\.|(?:^|\/)(?:testing|harness)\//
const BUNDLED_TEST_CODE = /^\/\/ .*(?:\.test\.[mc]?[jt]sx?|src\/(?:testing|harness)\/.*)$/m

export const listTestCode = ({ files }: Bundle): string[] =>
  Object.entries(files)
    .filter(
      ([path, content]) =>
        TEST_FILE.test(path) || (path.startsWith("functions/") && BUNDLED_TEST_CODE.test(strFromU8(content))),
    )
    .map(([path]) => path)

/** Lists the npm packages that a bundle contains code of, once for each file. */
export const listBundledPackages = ({ files }: Bundle): string[] =>
  Object.keys(files).flatMap(path => /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/./.exec(path)?.[1] ?? [])

/** The process can't see the repository. @throws Error with what it printed, if the function can't be loaded. */
export async function loadFunctionInNewProcess(name: string, { files }: Bundle): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-bundle-`))
  try {
    for (const [path, content] of Object.entries(files)) {
      if (path.endsWith("/")) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const program = `
      const { default: handler, config } = await import("./functions/${name}/${name}.mjs")
      if (typeof handler !== "function" || typeof config !== "object") throw new Error("no handler, or no config")
    `
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: folder,
      env: { PATH: process.env.PATH },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
