import type { InlineCode } from "./inline-code"

/** What a page may take from elsewhere, by CSP directive. */
export type Allowance = Readonly<Record<string, readonly string[]>>

/**
 * The policy of the site's pages: nothing but their own files, and the inline code that the build wrote.
 *
 * Gatsby and React write `style` attributes, which cannot be hashed. `upgrade-insecure-requests` is left out: every
 * address in a page is of the site itself, HSTS sees to https, and Safari would break `http://localhost`.
 */
export function contentSecurityPolicy(code: InlineCode, ...allowed: readonly Allowance[]): string {
  const own: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...[...code.scripts].sort()],
    "style-src": ["'self'", ...[...code.styles].sort()],
    "style-src-elem": [],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": [],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  }
  return Object.entries(own)
    .map(([directive, sources]) => [...sources, ...allowed.flatMap(allowance => allowance[directive] ?? [])])
    .map((sources, i) => [Object.keys(own)[i], ...new Set(sources)])
    .filter(([, ...sources]) => sources.length > 0)
    .map(words => words.join(" "))
    .join("; ")
}
