import type { RequestContext } from "./quote-request-types"

/** What may differ between two sendings of one request without the visitor asking for anything else. */
const BESIDE = [
  "formStamp",
  "turnstileToken",
  "honeypot",
  "formVersion",
  "ratesVersion",
  "attribution",
] satisfies (keyof RequestContext)[]
const LEFT_OUT: ReadonlySet<string> = new Set(BESIDE)

const sorted = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The text that is the same for two sendings of one request, whatever the order of keys. */
export const normalisedForKey = (request: object): string =>
  JSON.stringify(request, (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : sorted(value)))
