import type { IAdapter } from "gatsby"
import { withRedirects } from "./adapter-with-redirects"

type Adapt = Parameters<IAdapter["adapt"]>[0]

test("the host's adapter is given each redirect before the pages, and replaces no page by one", async () => {
  const page = { path: "/lp/a", type: "static" as const, filePath: "public/lp/a/index.html", headers: [] }
  let given: Adapt["routesManifest"] = []
  const inner: IAdapter = { name: "inner", adapt: args => void (given = args.routesManifest) }
  const args: Partial<Adapt> = { routesManifest: [page], headerRoutes: [] }
  await withRedirects(inner, () => [{ from: "/lp/b", to: "/lp/a", status: 302 }]).adapt(args as Adapt)
  expect(given).toEqual([{ type: "redirect", path: "/lp/b", toPath: "/lp/a", status: 302, headers: [] }, page])
})
