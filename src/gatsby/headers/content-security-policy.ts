import { listOrigins, type PartnerHosts } from "../../domain/partner-hosts"
import { getOrigin, paths } from "../../domain/paths"
import { getEditorBackend, type EditorBackend } from "../editor/editor-backend"
import type { InlineCode } from "./inline-code"

/** The sources that a page may load from, by CSP directive. */
export type Allowance = Readonly<Record<string, readonly string[]>>

/**
 * The policy of the site's pages: nothing but their own files, and the inline code that the build wrote.
 *
 * Gatsby and React write `style` attributes, which cannot be hashed. `upgrade-insecure-requests` is left out: pages
 * only load from the site itself, HSTS enforces https, and Safari would break `http://localhost`.
 */
export function buildContentSecurityPolicy(code: InlineCode, ...extras: readonly Allowance[]): string {
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
    .map(([directive, sources]) => {
      const more = extras.flatMap(allowance => allowance[directive] ?? [])
      return [directive, ...new Set([...(more.length > 0 ? sources.filter(isSource) : sources), ...more])]
    })
    .filter(([, ...sources]) => sources.length > 0)
    .map(words => words.join(" "))
    .join("; ")
}

/** `'none'` beside another source is a mistake. */
const isSource = (text: string): boolean => text !== "'none'"

type Variables = Readonly<Record<string, string | undefined>>

/** The public icon service, asked for an icon that neither the build nor our own endpoint knows. */
const ICONS: Allowance = { "connect-src": ["https://api.iconify.design"] }

/** Google Tag Manager and Analytics, as https://developers.google.com/tag-platform/security/guides/csp asks, 2026-11-21. */
const TAGS: Allowance = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
}

/** Cloudflare Turnstile, as https://developers.cloudflare.com/turnstile/reference/content-security-policy/ asks, 2026-11-21. */
const TURNSTILE: Allowance = {
  "script-src": ["https://challenges.cloudflare.com"],
  "frame-src": ["https://challenges.cloudflare.com"],
}

/** The functions, if they're at another origin: scripts fetch from them, and forms are posted to them. */
function allowFunctions(address: string | undefined): readonly Allowance[] {
  const origin = getOrigin(address)
  return origin === null ? [] : [{ "connect-src": [origin], "form-action": [origin] }]
}

/** The sources that a build's environment switches on for its pages. */
export const listAllowances = (env: Variables): readonly Allowance[] => [
  ...allowFunctions(env.SITE_API_URL),
  ...(env.GTM_ID || env.ANALYTICS_ID ? [TAGS] : []),
  ...(env.TURNSTILE_SITE_KEY ? [TURNSTILE] : []),
]

/** For files that repeat what a page says. */
const NOT_LISTED = { "x-robots-tag": "noindex" }

/** What the pages at a path need in addition to the general policy. */
type Exception = { allows: Allowance; headers?: Readonly<Record<string, string>> }

/**
 * The tools of each partner, which can be framed by its own sites, and by ours on the page for partners. A host can't remove
 * a header that it sends for every path, so `X-Frame-Options` is `ALLOWALL`, which refuses nothing by the HTML standard.
 * Browsers prefer `frame-ancestors` anyway.
 */
const buildEmbedExceptions = (partners: PartnerHosts): Readonly<Record<string, Exception>> =>
  Object.fromEntries(
    Object.entries(partners).map(([partner, hosts]) => [
      paths.embed(partner, "*"),
      {
        allows: { "frame-ancestors": ["'self'", ...listOrigins(hosts)] },
        headers: { ...NOT_LISTED, "x-frame-options": "ALLOWALL" },
      },
    ]),
  )

/** Partners' pages may cache the script for an hour, so that a change reaches them without their help. */
const SCRIPT_FOR_OTHERS = { "cross-origin-resource-policy": "cross-origin", "cache-control": "public, max-age=3600" }

/**
 * Paths whose pages need more than the others. Each gets its own policy instead of the general one.
 * Navigation inside the site keeps the policy of the first page, so links to a path listed here must load the whole page.
 *
 * The search runs WebAssembly. The component library's icon finder fetches icons in the browser. The page for
 * partners frames our tools. The editor, if the build has one, opens a window to sign in, which must be able to reply.
 *
 * Guides as Markdown and their list are kept out of search engines, which should list the pages instead. The script that
 * shows a tool in a partner's page is the only file that other sites may run.
 */
export function buildExceptions(env: Variables, partners: PartnerHosts): Readonly<Record<string, Exception>> {
  const editor = getEditorBackend(env)
  return {
    // Served as /search.html by `netlify dev`; the star also matches nothing.
    [`${paths.search}/*`]: { allows: { "script-src": ["'wasm-unsafe-eval'"] } },
    [`${paths.page("component-library")}/*`]: { allows: ICONS },
    [paths.markdown(paths.blog("*"))]: {
      allows: {},
      headers: { ...NOT_LISTED, "content-type": "text/markdown; charset=utf-8" },
    },
    [`${paths.embedGuide}/*`]: { allows: { "frame-src": ["'self'"] } },
    [paths.embedScript]: { allows: {}, headers: SCRIPT_FOR_OTHERS },
    ...buildEmbedExceptions(partners),
    [paths.llms]: { allows: {}, headers: { ...NOT_LISTED, "content-type": "text/plain; charset=utf-8" } },
    ...(editor && {
      "/admin/*": {
        allows: allowEditor(editor),
        headers: { "cross-origin-opener-policy": "same-origin-allow-popups" },
      },
    }),
  }
}

/** Where changes go, and whether the service is up. */
const OF_SERVICE: Readonly<Record<string, Allowance>> = {
  github: {
    "connect-src": ["https://api.github.com", "https://www.githubstatus.com"],
    "img-src": ["https://avatars.githubusercontent.com"],
  },
  "git-gateway": { "connect-src": ["https://www.netlifystatus.com"] },
}

/**
 * What Decap CMS needs: it compiles its validation rules to code, and writes styles into the page. It isn't loaded on any
 * other page.
 */
export function allowEditor({ name, proxy_url }: EditorBackend): Allowance {
  const service = OF_SERVICE[name] ?? {}
  const ownServer = proxy_url ? [new URL(proxy_url).origin] : []
  return {
    "script-src": ["'unsafe-eval'"],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "img-src": ["blob:", ...(service["img-src"] ?? [])],
    "connect-src": [...ownServer, "blob:", ...(service["connect-src"] ?? [])],
  }
}
