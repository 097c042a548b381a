import { listSiteOrigins, type PartnerHosts } from "../../domain/partner-hosts"
import { getOrigin, paths } from "../../domain/paths"
import { getEditorBackend, type EditorBackend } from "../editor/editor-backend"
import type { InlineCode } from "./inline-code"

/** The sources that a page may load from, by CSP directive. */
export type Allowance = Readonly<Record<string, readonly string[]>>

/**
 * Gatsby and React write `style` attributes, which can't be hashed. `upgrade-insecure-requests` is left out: pages only
 * load from the site itself, HSTS enforces https, and Safari would break `http://localhost`.
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
      // Beside another source, `'none'` is a mistake.
      return [directive, ...new Set([...sources.filter(text => more.length === 0 || text !== "'none'"), ...more])]
    })
    .filter(([, ...sources]) => sources.length > 0)
    .map(words => words.join(" "))
    .join("; ")
}

/** The public icon service, for icons that neither the build nor our own endpoint has. */
const ICONS: Allowance = { "connect-src": ["https://api.iconify.design"] }

/** The sources of Google Tag Manager and Analytics, from https://developers.google.com/tag-platform/security/guides/csp, read 2026-11-21. */
const TAGS: Allowance = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
}

/** See https://developers.cloudflare.com/turnstile/reference/content-security-policy/, read 2026-11-21. */
const TURNSTILE: Allowance = {
  "script-src": ["https://challenges.cloudflare.com"],
  "frame-src": ["https://challenges.cloudflare.com"],
}

/** Allows the functions' origin, if it isn't the site's own: scripts fetch from it, and forms are posted to it. */
function buildFunctionsCspSources(address: string | undefined): readonly Allowance[] {
  const origin = getOrigin(address)
  return origin === null ? [] : [{ "connect-src": [origin], "form-action": [origin] }]
}

/** A mistake if SITE_API_URL isn't an origin: the policy names origins only, and functions leave a path out of their links. */
export const checkFunctionsAddress = ({ SITE_API_URL: address }: NodeJS.ProcessEnv): string[] =>
  !address || getOrigin(address) === address.replace(/\/$/, "")
    ? []
    : [`SITE_API_URL is ${address}. Write an origin such as https://api.example.com, without a path. See .env.example`]

export const listAllowances = (env: NodeJS.ProcessEnv): readonly Allowance[] => [
  ...buildFunctionsCspSources(env.SITE_API_URL),
  ...(env.GTM_ID || env.ANALYTICS_ID ? [TAGS] : []),
  ...(env.TURNSTILE_SITE_KEY ? [TURNSTILE] : []),
]

const NOT_LISTED = { "x-robots-tag": "noindex" }

type Exception = {
  allows: Allowance
  headers?: Readonly<Record<string, string>>
  /** True if it may reach nothing but the site itself, whatever other pages may: neither tags nor functions at another origin. */
  isClosed?: true
}
type Exceptions = Readonly<Record<string, Exception>>

/**
 * Builds the exceptions for each partner's tools, which the partner's own websites can show in a frame, and our page for
 * partners too. A host can't remove a header that it sends for every path, so `X-Frame-Options` is set to `ALLOWALL`, which by
 * the HTML standard allows every frame. Browsers prefer `frame-ancestors` anyway.
 */
const buildEmbedPolicyExceptions = (partners: PartnerHosts): Exceptions =>
  Object.fromEntries(
    Object.entries(partners).map(([partner, hosts]) => [
      paths.embed(partner, "*"),
      {
        allows: { "frame-ancestors": ["'self'", ...listSiteOrigins(hosts)] },
        headers: { ...NOT_LISTED, "x-frame-options": "ALLOWALL" },
      },
    ]),
  )

/** The headers of the embed script. Browsers may cache it for an hour, so that partners needn't do anything to get a change. */
const SCRIPT_FOR_OTHERS = { "cross-origin-resource-policy": "cross-origin", "cache-control": "public, max-age=3600" }

/** The files of the worker that reads a contract, after the name of its chunk (`src/lib/contract-reader`). */
const CONTRACT_READER = "/contract-reader-*"

/**
 * Paths with a policy of their own instead of the general one. Navigation inside the site keeps the policy of the first
 * page, so links to one of these paths must load the whole page.
 *
 * The search runs WebAssembly. The icon finder fetches icons in the browser. The page for partners shows our tools in
 * frames. The editor opens a sign-in window, which must be able to reply. Search engines list the guides' pages instead of
 * their Markdown. Other sites may only run the script that shows a tool. The page that reads a visitor's contract reaches
 * the site only, and the worker that reads it reaches nothing: a worker obeys the policy that its own file comes with.
 */
export function buildHttpHeaderExceptions(env: NodeJS.ProcessEnv, partners: PartnerHosts): Exceptions {
  const editor = getEditorBackend(env)
  return {
    // `netlify dev` serves this page as /search.html. The star also matches an empty path.
    [`${paths.search}/*`]: { allows: { "script-src": ["'wasm-unsafe-eval'"] } },
    [`${paths.page("component-library")}/*`]: { allows: ICONS },
    [paths.markdown(paths.blog("*"))]: {
      allows: {},
      headers: { ...NOT_LISTED, "content-type": "text/markdown; charset=utf-8" },
    },
    [`${paths.ownContract}/*`]: { allows: {}, isClosed: true },
    [CONTRACT_READER]: { allows: {}, headers: { "content-security-policy": "default-src 'none'; script-src 'self'" } },
    [`${paths.embedGuide}/*`]: { allows: { "frame-src": ["'self'"] } },
    [paths.embedScript]: { allows: {}, headers: SCRIPT_FOR_OTHERS },
    ...buildEmbedPolicyExceptions(partners),
    [paths.llms]: { allows: {}, headers: { ...NOT_LISTED, "content-type": "text/plain; charset=utf-8" } },
    ...(editor && {
      "/admin/*": {
        allows: buildEditorCspSources(editor),
        headers: { "cross-origin-opener-policy": "same-origin-allow-popups" },
      },
    }),
  }
}

const OF_SERVICE: Readonly<Record<string, Allowance>> = {
  github: {
    "connect-src": ["https://api.github.com", "https://www.githubstatus.com"],
    "img-src": ["https://avatars.githubusercontent.com"],
  },
  "git-gateway": { "connect-src": ["https://www.netlifystatus.com"] },
}

/** Decap CMS compiles its validation rules to code and writes styles into the page. No other page loads it. */
export function buildEditorCspSources({ name, proxy_url }: EditorBackend): Allowance {
  const service = OF_SERVICE[name] ?? {}
  const ownServer = proxy_url ? [new URL(proxy_url).origin] : []
  return {
    "script-src": ["'unsafe-eval'"],
    "style-src-elem": ["'self'", "'unsafe-inline'"],
    "img-src": ["blob:", ...(service["img-src"] ?? [])],
    "connect-src": [...ownServer, "blob:", ...(service["connect-src"] ?? [])],
  }
}
