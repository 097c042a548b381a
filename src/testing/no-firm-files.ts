import fs from "node:fs"
import { relative, resolve } from "node:path"

/**
 * Matches the files in `content` that unit tests can't read, so that a firm and its writers can change them without
 * breaking a test. Tests use `src/testing/content`. The files that aren't a firm's own may be read; no test may depend
 * on what a picture shows.
 */
const OF_THE_FIRM =
  /^content\/(?!README\.md$|words\.txt$|house-style\.yaml$|corrections\.yaml$|(?:rates|pictures)\/|(?:[^/]+\/)*_)/

/** Matches folders that contain such files, so they can't be copied either. */
const AROUND_IT = /^(?:|content(?:\/(?!(?:rates|pictures)(?:\/|$))[^.]*)?)$/

const root = resolve(__dirname, "../..")

function refuseMatchingFile(file: unknown, pattern: RegExp): void {
  const path = typeof file === "object" && file && "pathname" in file ? file.pathname : file
  if (typeof path !== "string") return
  const inside = relative(root, resolve(path)).replaceAll("\\", "/")
  if (pattern.test(inside))
    throw new Error(
      `A unit test reads ${inside || "the project"}, where a firm's own values are: see src/testing/content`,
    )
}

const READS = ["open", "openSync", "readFile", "readFileSync", "createReadStream", "copyFile", "copyFileSync"]
const COPIES = ["cp", "cpSync"]
const REFUSES = Symbol.for("refuses the firm's files")

/** Done once, since the test files of a worker share the module. */
function refuseFirmFiles(owner: Record<string | symbol, unknown>): void {
  if (owner[REFUSES]) return
  owner[REFUSES] = true
  for (const name of [...READS, ...COPIES]) {
    const real = owner[name]
    if (typeof real !== "function") continue
    owner[name] = Object.assign(function (this: unknown, file: unknown, ...rest: unknown[]): unknown {
      refuseMatchingFile(file, OF_THE_FIRM)
      if (COPIES.includes(name)) refuseMatchingFile(file, AROUND_IT)
      return real.call(this, file, ...rest)
    }, real)
  }
}

refuseFirmFiles(fs as unknown as Record<string, unknown>)
refuseFirmFiles(fs.promises as unknown as Record<string, unknown>)
