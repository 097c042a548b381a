import * as v from "valibot"
import type { ContentFile } from "../../src/gatsby/read-content"

const dialled = v.union([
  v.string(),
  v.pipe(
    v.object({ display: v.string() }),
    v.transform(({ display }) => display),
  ),
])

const contact = v.object({ name: v.string(), phone: v.optional(dialled, "") })

const registration = v.object({ register: v.string(), number: v.string() })

const firm = v.object({
  ...contact.entries,
  legalName: v.optional(v.string(), ""),
  licence: v.optional(v.string(), ""),
  abn: v.string(),
  email: v.string(),
  url: v.string(),
  address: v.string(),
  states: v.array(v.object({ registration })),
})

const person = v.object({ ...contact.entries, registrations: v.optional(v.array(registration), []) })

const offer = v.object({ title: v.string() })

/** A part of an address shorter than this, such as "Level 1", is anybody's. */
const OWN_PART = 8

/**
 * What only this firm is called or reached by: its names, numbers and addresses, and the names of its partners, people and
 * offers. Each once, as written in its content.
 */
export function namesOfFirm(files: readonly ContentFile[]): string[] {
  const own = files.filter(({ example }) => !example)
  return [...new Set(own.flatMap(namesIn))].filter(name => name.trim() !== "")
}

function namesIn({ type: { kind }, slug, read }: ContentFile): string[] {
  if (!read.ok) return []
  const { fields } = read.entry
  if (kind === "offer") return [v.parse(offer, fields).title]
  if (kind === "partner") {
    const { name, phone } = v.parse(contact, fields)
    return [name, slug, phone]
  }
  if (kind === "person") {
    const { name, phone, registrations } = v.parse(person, fields)
    return [name, slug, phone, ...registrations.map(({ number }) => number)]
  }
  if (kind !== "site") return []
  const { name, legalName, licence, phone, abn, email, url, address, states } = v.parse(firm, fields)
  return [
    ...[name, legalName, licence, phone, abn, email, new URL(url).host, ...ownPartsOf(address)],
    ...states.flatMap(({ registration }) => [registration.register, registration.number]),
  ]
}

/** A street is the firm's own. A suburb with its state and postcode isn't. */
const ownPartsOf = (address: string): string[] =>
  address
    .split(",")
    .map(part => part.trim())
    .filter(part => part.length >= OWN_PART && !/\b\d{4}\b/.test(part))

/** Digits with what people write between them, as one number. */
const isNumber = (name: string): boolean => /^[+\d][\d\s().-]*$/.test(name)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Finds a name in any case, over several lines, and a number however it's written. */
function patternOf(name: string): RegExp {
  if (!isNumber(name)) return new RegExp(escaped(name).replace(/\s+/g, "\\s+"), "i")
  const digits = [...name.replace(/\D/g, "")].join("[\\s().-]*")
  return new RegExp(`(?<!\\d)${digits}(?!\\d)`)
}

/** Tells which of `names` a text has in it. */
export function finderOf(names: readonly string[]): (text: string) => string[] {
  const patterns = names.map(name => ({ name, pattern: patternOf(name) }))
  return text => patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
}
