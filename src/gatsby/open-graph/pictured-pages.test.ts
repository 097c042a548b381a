import { resolve } from "node:path"
import { handMadeRoutes } from "../addresses"
import { HAND_MADE, picturedPages } from "./pictured-pages"

test("every page that is written by hand has a picture", () => {
  expect(HAND_MADE.map(({ path }) => path).sort()).toEqual(handMadeRoutes(resolve("src/pages")))
})

test("the picture of a page without a title of its own is titled by the product", () => {
  const getNodesByType = (type: string) => (type === "GeneralPage" ? [{ path: "/" }] : [])
  const pages = picturedPages({ getNodesByType } as unknown as Parameters<typeof picturedPages>[0], {
    productTitle: "Property law",
  })
  expect(pages.find(({ path }) => path === "/")?.title).toBe("Property Law Made Easy")
})

test("places are shared with the picture of their state's page, so none is drawn of them", () => {
  const getNodesByType = (type: string) =>
    type === "Place" || type === "StatePage" ? [{ path: `/${type}`, title: "A title" }] : []
  const pages = picturedPages({ getNodesByType } as unknown as Parameters<typeof picturedPages>[0], {
    productTitle: "Property law",
  })
  expect(pages.map(({ path }) => path)).toEqual(["/StatePage", ...HAND_MADE.map(({ path }) => path)])
})

test("a page that opens with a hero is pictured with the drawing that its file names, as a guide is", () => {
  const page = { path: "/buying", title: "Buying a property", layout: "full-width", drawing: "keys" }
  const getNodesByType = (type: string) => (type === "GeneralPage" ? [page] : [])
  const pages = picturedPages({ getNodesByType } as unknown as Parameters<typeof picturedPages>[0], {
    productTitle: "Property law",
  })
  expect(pages.find(({ path }) => path === "/buying")?.drawing).toBe("keys")
})
