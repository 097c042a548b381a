import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { EMAIL_NAMES } from "../domain/content/email-schema"
import { typesByKind } from "./content-types"
import { parseContentEntry } from "./content-types/read-entry"
import { readFirmFile } from "./firm-file"

/** Reads the fields of a YAML entry. Null while it's missing or has mistakes, which the content check reports. */
function readFields(content: string, kind: "offer" | "email", name: string) {
  const file = join(content, `${kind}s`, `${name}.yaml`)
  const text = existsSync(file) ? readFileSync(file, "utf8") : ""
  const result = parseContentEntry(typesByKind[kind], name, text, readFirmFile(content))
  return result.ok ? result.entry.fields : null
}

/** The offers in `content` that change a price, by name. */
function listPricedOffers(content: string) {
  const folder = join(content, "offers")
  const names = existsSync(folder) ? readdirSync(folder).filter(name => /^[^_.].*\.yaml$/.test(name)) : []
  const states: readonly unknown[] = readFirmFile(content).states ?? []
  return names.sort().flatMap(name => {
    const id = name.replace(/\.yaml$/, "")
    const { terms: _, ...fields } = readFields(content, "offer", id) ?? {}
    const isOurs = fields["state"] === undefined || states.includes(fields["state"])
    return isOurs && (fields["amount"] ?? fields["percent"]) !== undefined ? [{ id, ...fields }] : []
  })
}

export function writeFileIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes content that browsers and functions need as data: the offers that change a price, with the time zone whose midnight ends
 * them, and the words of emails to visitors. Nothing is written while the firm's file is invalid, nor the words while one of the
 * emails is.
 */
export function writeFirmData(root: string): void {
  const content = join(root, "content")
  const { states, timeZone } = readFirmFile(content)
  if (!states || !timeZone) return
  const write = (name: string, data: object): void =>
    writeFileIfChanged(join(root, `src/domain/firm/${name}.json`), `${JSON.stringify(data, null, 2)}\n`)
  write("offers", { timeZone, offers: listPricedOffers(content) })
  const emails = EMAIL_NAMES.map(name => [name, readFields(content, "email", name)] as const)
  if (emails.every(([, words]) => words !== null)) write("email-words", Object.fromEntries(emails))
}
