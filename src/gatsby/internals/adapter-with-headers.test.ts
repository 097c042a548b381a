import type { IAdapter } from "gatsby"
import { join } from "node:path"
import { createTemporaryFolder } from "../../testing/build-folder"
import { withPageHeaders } from "./adapter-with-headers"
import { hashInlineCode } from "../headers/inline-code"
import type { HeaderRoute } from "../headers/page-headers"

type Adapt = Parameters<IAdapter["adapt"]>[0]

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
  const args: Partial<Adapt> = { routesManifest, headerRoutes: [{ path: "/*", headers: [] }] }
  await withPageHeaders(inner, {}, () => partners).adapt(args as Adapt)
  return routes
}

const getPolicy = (routes: HeaderRoute[]) =>
  routes[0]?.headers.find(({ key }) => key === "content-security-policy")?.value ?? ""

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
