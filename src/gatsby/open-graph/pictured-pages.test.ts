import { resolve } from "node:path"
import { listHandMadeRoutes } from "../addresses"
import { HAND_MADE, listPagesWithOpenGraphPicture } from "./pictured-pages"

test("every page that is written by hand has a picture", () => {
  expect(HAND_MADE.map(({ path }) => path).sort()).toEqual(listHandMadeRoutes(resolve("src/pages")))
})

/** Lists the pages with a picture on a site with these nodes. */
const listPages = (nodes: Record<string, object[]>) => {
  const source = { getNodesByType: (type: string) => nodes[type] ?? [] }
  return listPagesWithOpenGraphPicture(source as unknown as Parameters<typeof listPagesWithOpenGraphPicture>[0], {
    productTitle: "Property law",
  })
}

test("the picture of a page without a title of its own is titled by the product", () => {
  expect(listPages({ GeneralPage: [{ path: "/" }] })[0]?.title).toBe("Property Law Made Easy")
})

test("places are shared with the picture of their state's page, so none is drawn of them", () => {
  const pages = listPages({ Place: [{ path: "/place", title: "A" }], StatePage: [{ path: "/state", title: "A" }] })
  expect(pages.map(({ path }) => path)).toEqual(["/state", ...HAND_MADE.map(({ path }) => path)])
})

test("a page that opens with a hero is pictured with the drawing that its file names, as a guide is", () => {
  const page = { path: "/buying", title: "Buying a property", layout: "full-width", drawing: "keys" }
  expect(listPages({ GeneralPage: [page] })[0]?.drawing).toBe("keys")
})
