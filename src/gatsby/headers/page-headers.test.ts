import { readdirSync, readFileSync } from "node:fs"
import { checkFunctionsAddress } from "./content-security-policy"
import { buildHttpHeaderRules, type HeaderRoute } from "./page-headers"

// The header rules that Gatsby 5.16 passes to its adapter, shortened.
const GATSBYS: HeaderRoute[] = [
  {
    path: "/*",
    headers: [
      { key: "cache-control", value: "public, max-age=0, must-revalidate" },
      { key: "x-xss-protection", value: "1; mode=block" },
      { key: "x-content-type-options", value: "nosniff" },
      { key: "referrer-policy", value: "same-origin" },
      { key: "x-frame-options", value: "DENY" },
    ],
  },
  { path: "/static/*", headers: [{ key: "cache-control", value: "public, max-age=31536000, immutable" }] },
]
const CODE = { scripts: new Set(["'sha256-b'", "'sha256-a'"]), styles: new Set(["'sha256-c'"]) }

const buildRoutes = (env: NodeJS.ProcessEnv = {}, more: object = {}) =>
  buildHttpHeaderRules(GATSBYS, { code: CODE, env, ...more })
const getHeaders = (routes: HeaderRoute[], path: string) =>
  Object.fromEntries(routes.find(route => route.path === path)?.headers.map(({ key, value }) => [key, value]) ?? [])
const getPolicy = (env?: NodeJS.ProcessEnv) => getHeaders(buildRoutes(env), "/*")["content-security-policy"] ?? ""
const getPolicySources = (directive: string, env?: NodeJS.ProcessEnv) =>
  getPolicy(env)
    .split("; ")
    .find(part => part.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1)

test("every page has every header of a safe page, in one rule", () => {
  expect(getHeaders(buildRoutes(), "/*")).toEqual({
    "cache-control": "public, max-age=0, must-revalidate",
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-security-policy": expect.any(String),
  })
})

test("the number of rules does not grow with pages, and the exceptions come after the general rule", () => {
  expect(buildRoutes().map(({ path }) => path)).toEqual([
    ...["/*", "/static/*", "/illustrations/*", "/search/*", "/component-library/*"],
    ...["/blogs/*.md", "/documents/your-contract/*", "/contract-reader-*", "/misc/embed/*", "/embed.js", "/llms.txt"],
  ])
})

test("a page runs its own files and the inline code of the build, and nothing else", () => {
  expect(getPolicy()).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'sha256-c'; " +
      "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "object-src 'none'; frame-ancestors 'none'",
  )
})

test.each([{ GTM_ID: "GTM-ABC123" }, { ANALYTICS_ID: "G-ABC123" }])("with %p the hosts of tags are allowed", env => {
  expect(getPolicySources("script-src", env)).toContain("https://www.googletagmanager.com")
  expect(getPolicySources("connect-src", env)).toContain("https://*.google-analytics.com")
  expect(getPolicy(env)).not.toContain("cloudflare")
})

test("where the functions answer at another origin, pages may ask it and post forms to it, and that one alone", () => {
  const env = { SITE_API_URL: "https://api.example.net/" }
  expect(getPolicySources("connect-src", env)).toEqual(["'self'", "https://api.example.net"])
  expect(getPolicySources("form-action", env)).toEqual(["'self'", "https://api.example.net"])
  expect(getPolicy(env).match(/api\.example\.net/g)).toHaveLength(2)
})

test.each(["api", "localhost:8998", "https://api.example.net; script-src *", ""])(
  "an address of the functions that is none, %p, adds nothing",
  value => {
    expect(getPolicy({ SITE_API_URL: value })).toBe(getPolicy())
  },
)

test.each(["api", "localhost:8998", "https://api.example.net; script-src *", "https://api.example.net/v1"])(
  "a build refuses %p as the address of the functions, since the policy wouldn't let browsers use it",
  value => {
    const [problem, ...more] = checkFunctionsAddress({ SITE_API_URL: value })
    expect(problem).toContain(`SITE_API_URL is ${value}. Write an origin`)
    expect(more).toEqual([])
  },
)

test.each([undefined, "", "https://api.example.net", "https://api.example.net/", "http://localhost:8998"])(
  "%p is fine as the address of the functions",
  value => expect(checkFunctionsAddress({ SITE_API_URL: value })).toEqual([]),
)

test("with a key of Turnstile its script and its frame are allowed", () => {
  const env = { TURNSTILE_SITE_KEY: "1x00000000000000000000AA" }
  expect(getPolicySources("script-src", env)).toContain("https://challenges.cloudflare.com")
  expect(getPolicySources("frame-src", env)).toEqual(["https://challenges.cloudflare.com"])
})

test("nothing unsafe is allowed to scripts, whatever is switched on", () => {
  const env = { GTM_ID: "GTM-ABC123", ANALYTICS_ID: "G-ABC123", TURNSTILE_SITE_KEY: "1x00000000000000000000AA" }
  expect(getPolicySources("script-src", env)?.join(" ")).not.toMatch(/unsafe|\*|data:/)
})

test.each([
  ["/static/*", { "cache-control": "public, max-age=31536000, immutable" }],
  // Drawings have no hash in their names.
  ["/illustrations/*", { "cache-control": "public, max-age=86400" }],
  ["/search/*", { "content-security-policy": getPolicy().replace("'sha256-b'", "'sha256-b' 'wasm-unsafe-eval'") }],
  [
    "/component-library/*",
    {
      "content-security-policy": getPolicy().replace(
        "connect-src 'self'",
        "connect-src 'self' https://api.iconify.design",
      ),
    },
  ],
])("at %s nothing else is freer", (path, headers) => {
  expect(getHeaders(buildRoutes(), path)).toEqual(headers)
})

test("the page that reads a contract reaches the site alone, whatever is switched on, and the worker reaches nothing", () => {
  const env = { GTM_ID: "GTM-ABC123", TURNSTILE_SITE_KEY: "1x0", SITE_API_URL: "https://api.example.net" }
  expect(getHeaders(buildRoutes(env), "/documents/your-contract/*")["content-security-policy"]).toBe(getPolicy())
  expect(getHeaders(buildRoutes(env), "/contract-reader-*")).toEqual({
    "content-security-policy": "default-src 'none'; script-src 'self'",
  })
})

test("an icon is asked for at run time by the finder alone", () => {
  const findFiles = (folder: string, text: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map(file => `${folder}/${file}`)
      .filter(file => /\.(?:tsx?|mdx?)$/.test(file) && readFileSync(file, "utf8").includes(text))
  const asks = findFiles("src", "components/icon/runtime-icon").concat(
    findFiles("src/components/icon", '"./runtime-icon"'),
  )
  expect(asks.filter(file => !file.includes(".test."))).toEqual(["src/components/icon/icon-finder.tsx"])
  expect(findFiles("src", "/icon-loader").filter(file => !file.includes(".test."))).toEqual([
    "src/components/icon/runtime-icon.tsx",
  ])
})

test("the editor alone makes code and styles as it runs, and asks another window to sign in", () => {
  const headers = getHeaders(buildRoutes({ EDITOR_BACKEND: "github", EDITOR_REPO: "firm/site" }), "/admin/*")
  const ofEditor = headers["content-security-policy"] ?? ""
  expect(ofEditor).toContain("script-src 'self' 'sha256-a' 'sha256-b' 'unsafe-eval'; ")
  expect(ofEditor).toContain("style-src-elem 'self' 'unsafe-inline'; ")
  expect(ofEditor).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/)
  expect(ofEditor).not.toContain("localhost")
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups")
})

const PARTNERS = { acme: ["www.acme.example", "loans.acme.example"], other: ["other.example"] }
const withPartners = buildRoutes({}, { partners: PARTNERS })

test("a partner's tools may be framed by its own sites and by ours, over https, and by no other", () => {
  const sites = "'self' https://loans.acme.example https://www.acme.example"
  expect(getHeaders(withPartners, "/embed/acme/*")["content-security-policy"]).toBe(
    getPolicy().replace("frame-ancestors 'none'", `frame-ancestors ${sites}`),
  )
  expect(getHeaders(withPartners, "/embed/other/*")["content-security-policy"]).toContain(
    "'self' https://other.example",
  )
})

test("the old header against framing refuses a partner's tools to nobody, and every other page to everybody", () => {
  const refusing = withPartners.map(({ path }) => [path, getHeaders(withPartners, path)["x-frame-options"]])
  expect(refusing.filter(([, value]) => value !== undefined)).toEqual([
    ["/*", "DENY"],
    ["/embed/acme/*", "ALLOWALL"],
    ["/embed/other/*", "ALLOWALL"],
  ])
})

test.each([
  ["may ask the public icon service", ["/component-library/*"], /iconify/],
  ["may be framed", ["/embed/acme/*", "/embed/other/*"], /frame-ancestors (?!'none')/],
  ["may frame another", ["/misc/embed/*"], /frame-src/],
  ["may be loaded by other sites", ["/embed.js"], /resource-policy","value":"cross-origin"/],
])("the only pages and files of ours that %s are %j", (_, paths, words) => {
  const open = withPartners.filter(({ headers }) => words.test(JSON.stringify(headers)))
  expect(open.map(({ path }) => path)).toEqual(paths)
})
