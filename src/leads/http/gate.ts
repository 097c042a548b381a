import { parseUrl } from "../../domain/url"
import { isObject } from "../../domain/parse/wire"
import { createPublicId } from "../core/ids"
import type { Call, LeadPorts } from "../core/ports"
import { refusals, type Refusal } from "./refusals"

const LARGEST_BYTES = 64 * 1024

/** A POST whose body was read, or why it's refused. `form`: it's a browser's plain form, answered with pages. */
export type OpenedPost =
  | { ok: true; form: true; entries: [string, string][] }
  | { ok: true; form: false; body: unknown }
  | { ok: false; form: boolean; refusal: Refusal }

/**
 * Checks and reads a POST, with the cheapest check first: method, size, type, origin, syntax.
 *
 * @param ownOrigins Origins of our pages. The origin that the request is sent to counts as ours too.
 * @param mostBytes  The largest body that's accepted.
 */
export async function checkAndReadPostRequest(
  request: Request,
  ownOrigins: readonly string[],
  mostBytes: number = LARGEST_BYTES,
): Promise<OpenedPost> {
  const sort = getRequestBodyType(request.headers.get("content-type"))
  const form = sort === "form"
  const refusePost = (refusal: Refusal): OpenedPost => ({ ok: false, form, refusal })
  const tooLarge = refusals.tooLarge(mostBytes)

  if (request.method !== "POST") return refusePost(refusals.method("POST"))
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return refusePost(tooLarge)
  if (sort === null) return refusePost(refusals.contentType)
  if (!isAllowedRequestOrigin(request, ownOrigins)) return refusePost(refusals.crossSite)

  const bytes = await readRequestBodyWithLimit(mostBytes, request.body)
  if (bytes === null) return refusePost(tooLarge)
  try {
    // A byte-order mark stays in the text, which then isn't valid JSON.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    if (form) return { ok: true, form, entries: [...new URLSearchParams(text)] }
    const body: unknown = JSON.parse(text)
    return hasRepeatedJsonKey(text) ? refusePost(refusals.unreadable) : { ok: true, form, body }
  } catch {
    return refusePost(refusals.unreadable)
  }
}

function getRequestBodyType(contentType: string | null): "form" | "json" | null {
  const [type = "", ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map(part => part.trim())
  if (!parameters.every(parameter => /^charset="?utf-8"?$/.test(parameter))) return null
  if (type === "application/json") return "json"
  return type === "application/x-www-form-urlencoded" ? "form" : null
}

/** True for a request from our pages or a program. Browsers say where it's from; programs have no cookies to misuse. */
function isAllowedRequestOrigin(request: Request, ownOrigins: readonly string[]): boolean {
  const origin = request.headers.get("origin")
  // The functions may run at another origin than the pages.
  if (origin !== null && ownOrigins.includes(origin)) return true
  const site = request.headers.get("sec-fetch-site")
  if (site !== null && site !== "same-origin" && site !== "none") return false
  if (origin === null) return true
  const own = new URL(request.url)
  const url = parseUrl(origin)
  // A page that came unencrypted could be anyone's, unless this site itself is unencrypted, as on a developer's machine.
  const isSafe = url?.protocol === "https:" || own.protocol === "http:"
  return url !== null && isSafe && [own.host, request.headers.get("host")].includes(url.host)
}

/** Reads the whole body; `null` as soon as it's longer than `limit` bytes, whatever its headers say. */
export async function readRequestBodyWithLimit(limit: number, body: Request["body"]): Promise<Uint8Array | null> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(chunk.value)
  }
  return Buffer.concat(chunks)
}

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g

/** Whether an object in `json`, which is valid, has the same key twice. Parsers treat that differently. */
function hasRepeatedJsonKey(json: string): boolean {
  const open: (Set<unknown> | null)[] = []
  for (const [token, colon] of json.matchAll(TOKEN)) {
    if (token === "{") open.push(new Set())
    else if (token === "[") open.push(null)
    else if (token === "}" || token === "]") open.pop()
    else if (colon !== undefined) {
      const keys = open.at(-1)
      const key: unknown = JSON.parse(token.slice(0, -colon.length))
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}

/** Keys must be so long that nobody can guess another visitor's. */
const KEY = /^[\x21-\x7e]{16,200}$/

/**
 * Reads the key that identifies a repeated request, from the header or from a field of a browser's plain form. `key` is
 * `null` if there's none. Returns `malformed` for a key that must be refused.
 */
export function readIdempotencyKey(request: Request, wire: unknown): { key: string | null } | "malformed" {
  const field = isObject(wire) && typeof wire.idempotencyKey === "string" ? wire.idempotencyKey : ""
  const key = request.headers.get("idempotency-key") ?? (field || null)
  return key === null || KEY.test(key) ? { key } : "malformed"
}

/**
 * What it means if the same answers come again within ten minutes without a key. `repeat`: a double click, since the
 * answers name their sender, unless it's known that another client sent them: the answer to a repeat may have the link
 * that changes the first. `repeat-of-client`: a double click only if the same client sent them, since two visitors may
 * give the same answers. `new`: something new each time, since another change may have come in between.
 */
export type SameAgain = "repeat" | "repeat-of-client" | "new"

/** Creates a key for a form that was sent without one. */
export function createFallbackIdempotencyKey(
  sameAgain: SameAgain,
  fingerprint: string,
  { now, random }: Pick<LeadPorts, "now" | "random">,
  { ip }: Call,
): string {
  if (sameAgain === "new") return createPublicId(random)
  const window = `${fingerprint} ${Math.floor(now().getTime() / 600_000)}`
  return sameAgain === "repeat" && ip === "" ? window : `${window} ${ip}`
}
