import fs from "node:fs"
import { relative, resolve } from "node:path"

/**
 * A firm, and whoever writes for it, changes what is in `content` as they like, and the unit tests stay green: they can't
 * open a file of it. What they need is in `src/testing/content`, or they bring it themselves. Six things may be read, since
 * no firm makes them its own: the examples for writers, whose names begin with `_`; the figures that offices publish
 * (`rates`); the writers' guide (`README.md`); and the words that the spelling check knows (`words.txt`), those that we
 * don't use (`house-style.yaml`) and what we corrected (`corrections.yaml`), to which firms only add. A picture (`pictures`) may be read as a file of its format: no test may depend on what it shows.
 */
const OF_THE_FIRM =
  /^content\/(?!README\.md$|words\.txt$|house-style\.yaml$|corrections\.yaml$|(?:rates|pictures)\/|(?:[^/]+\/)*_)/

/** Folders whose copy would bring those files along. */
const AROUND_IT = /^(?:|content(?:\/(?!(?:rates|pictures)(?:\/|$))[^.]*)?)$/

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
