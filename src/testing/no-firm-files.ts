import fs from "node:fs"
import { relative, resolve } from "node:path"

/**
 * A firm changes `content/site.yaml`, `content/fees`, `content/offers` and `content/people` as it likes, and the unit tests
 * stay green: they can't open a file of these. What they need of a firm is in `src/testing/content`. The examples for writers, which begin
 * with `_`, are nobody's values.
 */
const OF_THE_FIRM = /^content\/(?:site\.yaml|(?:fees|offers|people)\/[^_].*)$/

/** Folders whose copy would bring those files along. */
const AROUND_IT = /^(?:|content|content\/fees|content\/offers|content\/people)$/

const root = resolve(__dirname, "../..")

function refuse(file: unknown, pattern: RegExp): void {
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

/** Has the functions of `owner` refuse those files. Once, since the test files of a worker share the module. */
function guard(owner: Record<string | symbol, unknown>): void {
  if (owner[REFUSES]) return
  owner[REFUSES] = true
  for (const name of [...READS, ...COPIES]) {
    const real = owner[name]
    if (typeof real !== "function") continue
    owner[name] = Object.assign(function (this: unknown, file: unknown, ...rest: unknown[]): unknown {
      refuse(file, OF_THE_FIRM)
      if (COPIES.includes(name)) refuse(file, AROUND_IT)
      return real.call(this, file, ...rest)
    }, real)
  }
}

guard(fs as unknown as Record<string, unknown>)
guard(fs.promises as unknown as Record<string, unknown>)
