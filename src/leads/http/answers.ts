import { SAFE_HEADERS } from "../../domain/headers"
import type { FieldError } from "../../domain/parse/parse-result"
import type { Firm } from "../core/ports"
import { GO_BACK, type Refusal } from "./refusals"

/** Headers of every answer, since Netlify applies the site's headers to files only. */
const ALWAYS = { ...SAFE_HEADERS, "cache-control": "no-store", "x-robots-tag": "noindex" }

const JSON_HEADERS = {
  ...ALWAYS,
  "content-type": "application/json; charset=utf-8",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
}

const TEXT_HEADERS = { ...JSON_HEADERS, "content-type": "text/plain; charset=utf-8" }

const PAGE_HEADERS = {
  ...ALWAYS,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

type Extra = Record<string, string>

export const createJsonResponse = (status: number, body: unknown, extra: Extra = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...extra } })

export const createPageResponse = (status: number, html: string, extra: Extra = {}): Response =>
  new Response(html, { status, headers: { ...PAGE_HEADERS, ...extra } })

/** Answers with plain text, for when no page can be rendered. */
export const createTextResponse = (status: number, text: string, extra: Extra = {}): Response =>
  new Response(text, { status, headers: { ...TEXT_HEADERS, ...extra } })

/** How many bytes of a file are written at a time. */
const CHUNK_BYTES = 256 * 1024

/**
 * Answers with a PDF that a browser stores and never shows. It's streamed, since an answer that isn't may only have 6 MB.
 *
 * @param name What the browser calls the file.
 */
export function createPdfResponse(file: Buffer, name: string): Response {
  let from = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: controller => {
      if (from < file.length) controller.enqueue(file.subarray(from, (from += CHUNK_BYTES)))
      else controller.close()
    },
  })
  return new Response(stream, {
    headers: {
      ...ALWAYS,
      "content-type": "application/pdf",
      "content-length": String(file.length),
      "content-disposition": `attachment; filename="${name}"`,
      "content-security-policy": "sandbox; default-src 'none'",
    },
  })
}

/** Answers 204: no body, only headers. */
export const createNoContentResponse = (extra: Extra): Response =>
  new Response(null, { status: 204, headers: { ...ALWAYS, ...extra } })

/** Answers 303, so that a browser that posted a form continues to `path` with GET. */
export const createRedirectResponse = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...ALWAYS, location: path } })

/** Answers a program with errors by field. An error about the whole request has an empty field name. */
export const createErrorsResponse = (status: number, errors: readonly FieldError[], extra?: Extra): Response =>
  createJsonResponse(status, { errors }, extra)

export type RenderMessagePage = (page: { title: string; text: string; firm: Firm; status: number }) => string

/** Answers with a refusal: a page for a browser's form, JSON for a program. */
export type Refuse = (refusal: Refusal) => Response

export const refuseAsJson: Refuse = ({ status, code, title, text, contact, headers }) => {
  const message = [text === GO_BACK ? `${title}.` : text, contact].filter(Boolean).join(" ")
  return createErrorsResponse(status, [{ field: "", code, message }], headers)
}

/** Refuses in plain text, for addresses of pages where the message page can't be rendered. */
export const refuseAsText: Refuse = ({ status, title, text, headers }) =>
  createTextResponse(status, `${title}. ${text}`, headers)

export const refuseAsPage =
  (render: RenderMessagePage, firm: Firm): Refuse =>
  ({ status, title, text, headers }) =>
    createPageResponse(status, render({ title, text, firm, status }), headers)
