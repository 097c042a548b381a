import { FIRM } from "../../harness/lead-test-harness"
import {
  createJsonResponse,
  createPageResponse,
  refuseAsJson,
  refuseAsPage,
  createRedirectResponse,
  createTextResponse,
} from "./answers"
import { refusals } from "./refusals"

const answers: [string, Response][] = [
  ["JSON", createJsonResponse(200, {})],
  ["a page", createPageResponse(200, "<p>")],
  ["a sentence", createTextResponse(500, "Sorry.")],
  ["another address", createRedirectResponse("/quotes/x/document")],
  ["a refusal as JSON", refuseAsJson(refusals.tooLarge(64 * 1024))],
  ["a refusal as a page", refuseAsPage(() => "<p>", FIRM)(refusals.crossSite)],
]

test.each(answers)(
  "an answer that is %s tells browsers to trust nothing in it, and caches to forget it",
  (_, { headers }) => {
    expect(Object.fromEntries(headers)).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    })
    expect(headers.has("access-control-allow-origin")).toBe(false)
  },
)

test("what is no page may load nothing and stand in no frame", () => {
  for (const answer of [createJsonResponse(200, {}), createTextResponse(500, "Sorry.")])
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'")
})

test("a page that a function makes runs no script", () => {
  const policy = createPageResponse(200, "<p>").headers.get("content-security-policy")
  expect(policy).toMatch(/^default-src 'none'; style-src 'self'; .*form-action 'self'/)
  expect(policy).not.toMatch(/script-src|unsafe/)
})
