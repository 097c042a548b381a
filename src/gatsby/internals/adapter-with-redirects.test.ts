import type { IAdapter } from "gatsby"
import netlifyAdapter from "gatsby-adapter-netlify"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { withContentRedirects } from "./adapter-with-redirects"

type Adapt = Parameters<IAdapter["adapt"]>[0]

test("the host's adapter is given each redirect before the pages, and replaces no page by one", async () => {
  const page = { path: "/lp/a", type: "static" as const, filePath: "public/lp/a/index.html", headers: [] }
  let routes: Adapt["routesManifest"] = []
  const inner: IAdapter = { name: "inner", adapt: args => void (routes = args.routesManifest) }
  const args: Partial<Adapt> = { routesManifest: [page], headerRoutes: [] }
  await withContentRedirects(inner, () => [{ from: "/lp/b", to: "/lp/a", status: 302 }]).adapt(args as Adapt)
  expect(routes).toEqual([{ type: "redirect", path: "/lp/b", toPath: "/lp/a", status: 302, headers: [] }, page])
})

test("the host's adapter writes whole addresses, and those with a part that may be anything, as the host reads them", async () => {
  const before = process.cwd()
  process.chdir(mkdtempSync(join(tmpdir(), "adapter-")))
  try {
    const redirects = [
      { from: "/lp/b", to: "/lp/a", status: 302 },
      { from: "/old", to: "/buying?from=old#costs", status: 301 },
      { from: "/nsw", to: "/new-south-wales", status: 301 },
      { from: "/nsw/:city", to: "/new-south-wales/:city", status: 301 },
    ] as const
    const args: Partial<Adapt> = { routesManifest: [], functionsManifest: [], headerRoutes: [] }
    await withContentRedirects(netlifyAdapter(), () => redirects).adapt(args as Adapt)
    const lines = readFileSync("public/_redirects", "utf8").split("\n")
    expect(lines.filter(line => line.startsWith("/")).map(line => line.split(/\s+/))).toEqual(
      redirects.map(({ from, to, status }) => [from, to, String(status)]),
    )
  } finally {
    process.chdir(before)
  }
})
