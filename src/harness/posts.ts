import { paths } from "../domain/paths"
import { SITE, buildWire } from "./lead-test-harness"

/** A key that a program or page sends along with its request. */
export const KEY = "0123456789abcdef"

/** A program's or page's post of JSON. */
export const postJson = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(SITE + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })

/** A browser's post of a plain form. */
export const postForm = (path: string, fields: object, headers: Record<string, string> = {}): Request =>
  new Request(SITE + path, { method: "POST", headers, body: new URLSearchParams({ ...fields }) })

/** The header that carries `key`; none without one. */
export const buildKeyHeader = (key: string | null): Record<string, string> =>
  key === null ? {} : { "idempotency-key": key }

/** A request for a quote as the quote form sends it. */
export const postQuoteAsJson = (body: unknown = buildWire(), key: string | null = KEY): Request =>
  postJson(paths.api.quotes, body, buildKeyHeader(key))

/** The same from a browser without JavaScript, which has no key. */
export const postQuoteAsForm = (fields: object = buildWire()): Request => postForm(paths.api.quotes, fields)
