import type { IAdapter } from "gatsby"
import netlifyAdapter from "gatsby-adapter-netlify"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createTemporaryFolder, writeFilesToFolder } from "../../testing/build-folder"
import { hashInlineCode } from "../headers/inline-code"
import type { HeaderRoute } from "../headers/page-headers"
import { keepCompiledCodeOnCacheRestore, withRedirectsAndHeaders } from "./adapter"

type Adapt = Parameters<IAdapter["adapt"]>[0]
type SiteRoutes = Parameters<typeof withRedirectsAndHeaders>[1]

/** Calls the wrapped adapter as a build does that has written these pages. */
const runAdapter = (
  adapter: IAdapter,
  routesManifest: Adapt["routesManifest"],
  routes: Partial<SiteRoutes>,
): void | Promise<void> => {
  const args: Partial<Adapt> = { routesManifest, functionsManifest: [], headerRoutes: [{ path: "/*", headers: [] }] }
  const none = { env: {}, readRedirects: () => [], readPartnerHosts: () => ({}) }
  return withRedirectsAndHeaders(adapter, { ...none, ...routes }).adapt(args as Adapt)
}

/** Returns the header rules that the wrapped adapter gets after a build has written `files`. */
async function listHeaders(files: Record<string, string>, partners = {}): Promise<HeaderRoute[]> {
  const folder = createTemporaryFolder(files)
  const routesManifest = Object.keys(files).map(file => ({
    path: `/${file}`,
    type: "static" as const,
    filePath: join(folder, file),
    headers: [],
  }))
  let routes: HeaderRoute[] = []
  const inner: IAdapter = { name: "inner", adapt: args => void (routes = args.headerRoutes) }
  await runAdapter(inner, routesManifest, { readPartnerHosts: () => partners })
  return routes
}

const getPolicy = (routes: HeaderRoute[]) =>
  routes[0]?.headers.find(({ key }) => key === "content-security-policy")?.value ?? ""

// React's `writeStringChunk` writes the whole of a part that a character of several bytes doesn't fit into.
test("a page loses the NUL characters that its stream left before a character of several bytes", async () => {
  const folder = createTemporaryFolder({ "index.html": "<p>Can\0’t and \0\0–</p>" })
  const filePath = join(folder, "index.html")
  const inner: IAdapter = { name: "inner", adapt: () => undefined }
  await runAdapter(inner, [{ path: "/", type: "static", filePath, headers: [] }], {})
  expect(readFileSync(filePath, "utf8")).toBe("<p>Can’t and –</p>")
})

test("the pages of the build say what may run", async () => {
  const toPage = (text: string) => `<head><style>a{}</style></head><script>${text}</script>`
  const policy = getPolicy(await listHeaders({ "index.html": toPage("one()"), "nsw/index.html": toPage("two()") }))
  const { scripts, styles } = hashInlineCode([toPage("one()"), toPage("two()")])
  for (const source of [...scripts, ...styles]) expect(policy).toContain(source)
  expect(policy.match(/sha256-/g)).toHaveLength(3)
})

test("pages of an earlier build, which the adapter left beside the new ones, say nothing", async () => {
  const policy = getPolicy(await listHeaders({ "index.html": "<p>", "nsw.html": "<script>old()</script>" }))
  expect(policy).not.toContain("sha256-")
})

test("a partner's sites may frame its tools", async () => {
  const routes = await listHeaders({ "index.html": "<p>" }, { acme: ["www.acme.example"] })
  expect(routes.find(({ path }) => path === "/embed/acme/*")?.headers).toContainEqual({
    key: "content-security-policy",
    value: expect.stringContaining("frame-ancestors 'self' https://www.acme.example"),
  })
})

test("the host's adapter is given each redirect before the pages, and replaces no page by one", async () => {
  const page = { path: "/lp/a", type: "static" as const, filePath: "public/lp/a.html", headers: [] }
  let routes: Adapt["routesManifest"] = []
  const inner: IAdapter = { name: "inner", adapt: args => void (routes = args.routesManifest) }
  await runAdapter(inner, [page], { readRedirects: () => [{ from: "/lp/b", to: "/lp/a", status: 302 }] })
  expect(routes).toEqual([{ type: "redirect", path: "/lp/b", toPath: "/lp/a", status: 302, headers: [] }, page])
})

describe("in a folder of its own", () => {
  const project = process.cwd()
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "adapter-"))
    process.chdir(folder)
  })
  afterEach(() => {
    process.chdir(project)
    rmSync(folder, { recursive: true })
  })

  test("the host's adapter writes whole addresses, and those with a part that may be anything, as the host reads them", async () => {
    const redirects = [
      { from: "/lp/b", to: "/lp/a", status: 302 },
      { from: "/old", to: "/buying?from=old#costs", status: 301 },
      { from: "/nsw", to: "/new-south-wales", status: 301 },
      { from: "/nsw/:city", to: "/new-south-wales/:city", status: 301 },
    ] as const
    await runAdapter(netlifyAdapter(), [], { readRedirects: () => redirects })
    const lines = readFileSync("public/_redirects", "utf8").split("\n")
    expect(lines.filter(line => line.startsWith("/")).map(line => line.split(/\s+/))).toEqual(
      redirects.map(({ from, to, status }) => [from, to, String(status)]),
    )
  })

  const writeCacheFiles = (files: Record<string, string>) => writeFilesToFolder(".cache", files)

  /** Creates an adapter that restores the cache of the previous build, as the host's adapter does. */
  const createAdapter = (before: Record<string, string>): IAdapter => ({
    name: "inner",
    cache: {
      restore: async () => {
        writeCacheFiles(before)
        return true
      },
      store: async () => {},
    },
    adapt: async () => {},
  })

  const restoreCache = (inner: IAdapter) =>
    keepCompiledCodeOnCacheRestore(inner).cache?.restore({
      directories: [".cache", "public"],
      reporter: console as never,
    })

  test("the code that was compiled for this build stays, and the rest of the cache comes back", async () => {
    writeCacheFiles({ "compiled/gatsby-node.js": "new" })
    const inner = createAdapter({ "compiled/gatsby-node.js": "old", "compiled/gone.js": "old", "data.json": "kept" })
    expect(await restoreCache(inner)).toBe(true)
    expect(readdirSync(".cache/compiled")).toEqual(["gatsby-node.js"])
    expect(readFileSync(".cache/compiled/gatsby-node.js", "utf8")).toBe("new")
    expect(readFileSync(".cache/data.json", "utf8")).toBe("kept")
  })

  test("an adapter without a cache stays as it is", () => {
    const inner: IAdapter = { name: "inner", adapt: async () => {} }
    expect(keepCompiledCodeOnCacheRestore(inner)).toBe(inner)
  })
})
