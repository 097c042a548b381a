import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { strFromU8, unzipSync } from "fflate"
import { BUNDLES } from "./manifest"

/** A function as the host gets it: one zip file. */
export type Bundle = {
  /** Size of the zip in bytes. */
  bytes: number
  /** Its files by their path, unpacked. */
  files: Record<string, Uint8Array>
}

/** Reads the bundle of a function. @throws when the host's build made none. */
export function readBundle(name: string): Bundle {
  const zip = readFileSync(join(BUNDLES, `${name}.zip`))
  return { bytes: zip.length, files: unzipSync(zip) }
}

/** Code for tests: a test file, or a module that the bundler took from `src/testing` or `src/harness` and named in a comment. */
const TEST_FILE = /\.test\.|(?:^|\/)(?:testing|harness)\//
const BUNDLED_TEST_CODE = /^\/\/ .*(?:\.test\.[mc]?[jt]sx?|src\/(?:testing|harness)\/.*)$/m

/** Files of a bundle that are code for tests, or contain some. */
export const listTestCode = ({ files }: Bundle): string[] =>
  Object.entries(files)
    .filter(
      ([path, content]) =>
        TEST_FILE.test(path) || (path.startsWith("functions/") && BUNDLED_TEST_CODE.test(strFromU8(content))),
    )
    .map(([path]) => path)

/** The npm packages of which a bundle contains code, once for each file. */
export const listPackages = ({ files }: Bundle): string[] =>
  Object.keys(files).flatMap(path => /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/./.exec(path)?.[1] ?? [])

/**
 * Loads a function from its bundle alone, in a process of its own that can't see the repository.
 *
 * @throws Error with what that process printed, when the function can't be loaded or is none.
 */
export async function loadAlone(name: string, { files }: Bundle): Promise<void> {
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
