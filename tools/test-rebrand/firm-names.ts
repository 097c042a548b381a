import type { Kind } from "../../src/domain/content/choices"
import { isObject } from "../../src/domain/parse/wire"
import type { ContentFile } from "../../src/gatsby/read-content"

/** The fields of each kind that identify the firm, in order. `slug` is the name of the file. */
const OWN_FIELDS: Partial<Record<Kind, readonly string[]>> = {
  site: ["name", "legalName", "licence", "phone", "abn", "email", "url", "address", "states"],
  partner: ["name", "slug", "phone"],
  person: ["name", "slug", "phone", "registrations"],
  offer: ["title"],
}

/** The least number of characters of a part of an address that identifies the firm. "Level 1" doesn't. */
const OWN_PART = 8

export const listFirmNames = (files: readonly ContentFile[]): string[] => [
  ...new Set(files.filter(({ example }) => !example).flatMap(listTextsIdentifyingFirm)),
]

function listTextsIdentifyingFirm({ type: { kind }, slug, read: result }: ContentFile): string[] {
  if (!result.ok) return []
  const fields: Record<string, unknown> = { ...result.entry.fields, slug }
  return (OWN_FIELDS[kind] ?? [])
    .flatMap(name => listIdentifyingFieldTexts(name, fields[name], kind))
    .filter(name => name.trim() !== "")
}

/** Lists the texts of a field. The register in which a person is listed isn't one, since it's not just the firm's. */
function listIdentifyingFieldTexts(name: string, value: unknown, kind: Kind): string[] {
  if (Array.isArray(value)) return value.flatMap(one => listIdentifyingFieldTexts(name, one, kind))
  if (isObject(value)) {
    if ("display" in value) return listIdentifyingFieldTexts(name, value["display"], kind)
    if ("registration" in value) return listIdentifyingFieldTexts(name, value["registration"], kind)
    return listIdentifyingFieldTexts(
      name,
      kind === "person" ? [value["number"]] : [value["register"], value["number"]],
      kind,
    )
  }
  if (typeof value !== "string") return []
  if (name === "url") return [new URL(value).host]
  return name === "address" ? listIdentifyingAddressParts(value) : [value]
}

/** A street identifies the firm; a suburb with its state and postcode doesn't. */
const listIdentifyingAddressParts = (address: string): string[] =>
  address
    .split(",")
    .map(part => part.trim())
    .filter(part => part.length >= OWN_PART && !/\b\d{4}\b/.test(part))

const isPhoneOrBusinessNumber = (name: string): boolean => /^[+\d][\d\s().-]*$/.test(name)

/**
 * Builds a pattern that ignores case and line breaks in a name, and the spaces and punctuation in a number. Digits that all
 * stand apart, as in the matrices of a script, aren't a number.
 */
function buildFirmNamePattern(name: string): RegExp {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  if (!isPhoneOrBusinessNumber(name)) return new RegExp(pattern.replace(/\s+/g, "\\s+"), "i")
  const digits = [...name.replace(/\D/g, "")]
  return new RegExp(`(?<!\\d)(?!${digits.join("[\\s().-]+")})${digits.join("[\\s().-]*")}(?!\\d)`)
}

export function createFirmNameFinder(names: readonly string[]): (text: string) => string[] {
  const patterns = names.map(name => ({ name, pattern: buildFirmNamePattern(name) }))
  return text => patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
}
