import { render } from "@testing-library/react"
import { APP_DATA_ID, renderAppScriptTags, type DrawnPage } from "./app-tags"

const SCRIPTS = { hash: "0123abc", app: ["/app-1.js"], pages: { place: ["/commons-2.js", "/place-3.js"] } }
const PLACE: DrawnPage = { componentChunkName: "place", staticQueryHashes: ["42"] }

const renderAndListTags = (path: string, page: DrawnPage | null) => {
  const { container } = render(renderAppScriptTags(SCRIPTS, path, page))
  const preloads = [...document.querySelectorAll("link[rel=preload]")].map(link => link.getAttribute("href"))
  const scripts = [...document.querySelectorAll("script[src]")].map(script => script.getAttribute("src"))
  const onWindow: unknown = JSON.parse(container.querySelector(`#${APP_DATA_ID}`)?.textContent ?? "")
  return { preloads, scripts, onWindow }
}

beforeEach(() => document.head.replaceChildren())

test("with the app come the data, the queries and the scripts of its page", () => {
  expect(renderAndListTags("/lp/glebe-conveyancing", PLACE)).toEqual({
    preloads: [
      "/page-data/lp/glebe-conveyancing/page-data.json",
      "/page-data/sq/d/42.json",
      "/commons-2.js",
      "/place-3.js",
    ],
    scripts: ["/app-1.js"],
    onWindow: { pagePath: "/lp/glebe-conveyancing", ___webpackCompilationHash: "0123abc", ___chunkMapping: {} },
  })
})

test("the home page's data are where Gatsby asks for them", () => {
  expect(renderAndListTags("/", PLACE).preloads[0]).toBe("/page-data/index/page-data.json")
})

test("where the browser finds out which page it is, nothing of a page is asked for", () => {
  expect(renderAndListTags("/404.html", null)).toMatchObject({ preloads: [], scripts: ["/app-1.js"] })
})
