import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"

export type Licence = {
  /** The licence in `package.json`, such as `MIT`. */
  id: string
  /** The part of the version that only changes with breaking changes: `18`, or `0.23` before version 1. */
  release: string
  /** Its copyright lines; empty if there's no licence file, or if the author gave up the copyright. */
  copyright: string[]
  /** The terms of the licence, word for word; `null` if there's no licence file. */
  terms: string | null
}

const version = v.string()

/** Older packages have a list of licences. One that offers several is for a person to read. */
const packageSchema = v.union([
  v.object({ version, license: v.string() }),
  v.pipe(
    v.object({ version, licenses: v.strictTuple([v.object({ type: v.string() })]) }),
    v.transform(({ licenses: [{ type: license }], ...others }) => ({ ...others, license })),
  ),
])

const LICENCE_FILE = /^licen[cs]e(?:\.(?:md|txt))?$/i
const FIRST_WORDS =
  /^\s*(?:Permission (?:is hereby granted|to use)|Redistribution and use|This is free and unencumbered)/

/**
 * @throws ValiError if `package.json` names no licence. @throws Error if the terms in its file begin in a way that we
 * don't know.
 */
export function readLicenceOfPackage(folder: string): Licence {
  const { version, license } = v.parse(packageSchema, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")))
  const file = findLicenceFile(folder)
  const licenceKey = { id: license, release: getReleaseOfVersion(version) }
  if (file === null) return { ...licenceKey, copyright: [], terms: null }
  const lines = readFileSync(file, "utf8").split(/\r?\n/)
  const start = lines.findIndex(line => FIRST_WORDS.test(line))
  if (start < 0) throw new Error(`${file}: no terms that begin like those of MIT, ISC, BSD or the Unlicense`)
  return {
    ...licenceKey,
    copyright: lines.slice(0, start).flatMap(line => (/^\s*Copyright\b/i.test(line) ? [line.trim()] : [])),
    terms: lines.slice(start).join("\n").trim(),
  }
}

const getReleaseOfVersion = (version: string): string => /^(?:0\.\d+|[1-9]\d*)/.exec(version)?.[0] ?? version

/** In some packages it's in a folder of the same name. */
function findLicenceFile(folder: string): string | null {
  const name = readdirSync(folder).find(one => LICENCE_FILE.test(one))
  if (name === undefined) return null
  const path = join(folder, name)
  if (!statSync(path).isDirectory()) return path
  return existsSync(join(path, name)) ? join(path, name) : null
}
