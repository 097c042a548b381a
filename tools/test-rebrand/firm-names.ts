import type { Kind } from "../../src/domain/content/choices"
import { isObject } from "../../src/domain/parse/wire"
import type { ContentFile } from "../../src/gatsby/read-content"

/** The fields of each kind that only this firm has, in order; `slug` is the name of the file. */
const OWN_FIELDS: Partial<Record<Kind, readonly string[]>> = {
  site: ["name", "legalName", "licence", "phone", "abn", "email", "url", "address", "states"],
  partner: ["name", "slug", "phone"],
  person: ["name", "slug", "phone", "registrations"],
  offer: ["title"],
}

/** A part of an address shorter than this, such as "Level 1", is anybody's. */
const OWN_PART = 8

/**
 * What only this firm is called or reached by: its names, numbers and addresses, and the names of its partners, people and
 * offers. Each once, as written in its content.
 */
export const listFirmNames = (files: readonly ContentFile[]): string[] => [
  ...new Set(files.filter(({ example }) => !example).flatMap(listNames)),
]

function listNames({ type: { kind }, slug, read: result }: ContentFile): string[] {
  if (!result.ok) return []
  const fields: Record<string, unknown> = { ...result.entry.fields, slug }
  return (OWN_FIELDS[kind] ?? [])
    .flatMap(name => listTexts(name, fields[name], kind))
    .filter(name => name.trim() !== "")
}

/** The texts of a field. People are in a register that isn't the firm's alone. */
function listTexts(name: string, value: unknown, kind: Kind): string[] {
  if (Array.isArray(value)) return value.flatMap(one => listTexts(name, one, kind))
  if (isObject(value)) {
    if ("display" in value) return listTexts(name, value["display"], kind)
    if ("registration" in value) return listTexts(name, value["registration"], kind)
    return listTexts(name, kind === "person" ? [value["number"]] : [value["register"], value["number"]], kind)
  }
  if (typeof value !== "string") return []
  if (name === "url") return [new URL(value).host]
  return name === "address" ? listOwnParts(value) : [value]
}

/** A street is the firm's own. A suburb with its state and postcode isn't. */
const listOwnParts = (address: string): string[] =>
  address
    .split(",")
    .map(part => part.trim())
    .filter(part => part.length >= OWN_PART && !/\b\d{4}\b/.test(part))

/** Digits with what people write between them, as one number. */
const isNumber = (name: string): boolean => /^[+\d][\d\s().-]*$/.test(name)

/** Finds a name in any case, over several lines, and a number however it's written. */
function buildPattern(name: string): RegExp {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  if (!isNumber(name)) return new RegExp(pattern.replace(/\s+/g, "\\s+"), "i")
  const digits = [...name.replace(/\D/g, "")].join("[\\s().-]*")
  return new RegExp(`(?<!\\d)${digits}(?!\\d)`)
}

/** Tells which of `names` a text has in it. */
export function createNameFinder(names: readonly string[]): (text: string) => string[] {
  const patterns = names.map(name => ({ name, pattern: buildPattern(name) }))
  return text => patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
}
