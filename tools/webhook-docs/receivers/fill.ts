import type { Field, Message } from "./receiver"

const inside = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

/** What an event says at a path such as `data.request.email`; `undefined` when it isn't known. */
export const valueAt = (event: object, path: string): unknown =>
  path.split(".").reduce<unknown>(inside, event) ?? undefined

/** The paths of ours that a field is made of. */
export const listPaths = ({ from, text = "" }: Field): string[] =>
  from === undefined ? [...text.matchAll(/\{([\w.]+)\}/g)].map(([, path = ""]) => path) : [from]

/** Slack reads these as its own signs. */
const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }

/** What goes into a field; `undefined` when part of it isn't known. */
export function fillField(event: object, field: Field, values: Message["values"]): unknown {
  const { from, text = "", type, max } = field
  const sources = listPaths(field).map(path => valueAt(event, path))
  if (sources.includes(undefined)) return undefined
  if (type === "mrkdwn")
    return { type, text: text.replace(/\{([\w.]+)\}/g, (_, path) => escapeText(String(valueAt(event, path)))) }
  const value =
    from === undefined ? text.replace(/\{([\w.]+)\}/g, (_, path) => String(valueAt(event, path))) : sources[0]
  const cut = typeof value === "string" && max !== undefined ? [...value].slice(0, max).join("") : value
  return values === "text" ? String(cut) : cut
}

const escapeText = (text: string): string => text.replace(/[&<>]/g, sign => SIGNS[sign] ?? sign)

type Payload = { [key: string]: unknown }

/** The payload of a tool for an event, by its table of fields. */
export function fill({ fields, values, missing }: Message, event: object): unknown {
  const payload: Payload = {}
  for (const field of fields) {
    const value = fillField(event, field, values) ?? missing
    if (value !== undefined) put(payload, field.to.split("."), value)
  }
  return withLists(payload)
}

function put(into: Payload, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key] = value
  else {
    const next: Payload = Object(into[key] ?? {})
    into[key] = next
    put(next, rest, value)
  }
}

/** Objects whose keys are all places, as lists; a place that was left out is closed up. */
function withLists(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const)
  return entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries)
}
