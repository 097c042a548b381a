import { paths } from "../domain/paths"
import { SITE, buildQuoteRequestBody } from "./lead-test-harness"

/** The idempotency key that a program or page sends with its request. */
export const KEY = "0123456789abcdef"

/** A POST request with JSON, as a program or a page with scripts sends it. */
export const buildJsonRequest = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(SITE + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })

/** A POST request as a browser sends a form without scripts. */
export const buildFormRequest = (path: string, fields: object, headers: Record<string, string> = {}): Request =>
  new Request(SITE + path, { method: "POST", headers, body: new URLSearchParams({ ...fields }) })

/** The idempotency header for `key`, or no header if it's null. */
export const buildIdempotencyHeader = (key: string | null): Record<string, string> =>
  key === null ? {} : { "idempotency-key": key }

/** A quote request as the interactive quote form sends it. */
export const buildJsonQuoteRequest = (body: unknown = buildQuoteRequestBody(), key: string | null = KEY): Request =>
  buildJsonRequest(paths.api.quotes, body, buildIdempotencyHeader(key))

/** A quote request from a browser without JavaScript, which sends no key. */
export const buildFormQuoteRequest = (fields: object = buildQuoteRequestBody()): Request =>
  buildFormRequest(paths.api.quotes, fields)
