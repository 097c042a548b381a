import { createTemporaryFolder } from "../testing/build-folder"
import { listClientOnlyRoutes, listHandMadeRoutes } from "./addresses"

const FILES = ["index", "blogs/index", "calculator", "quotes/[id]/offer", "404", "a.test"]
const pages = createTemporaryFolder(Object.fromEntries(FILES.map(file => [`${file}.tsx`, ""])))

test("pages with one address each are routes; client-only pages, the 404 page and tests are not", () => {
  expect(listHandMadeRoutes(pages)).toEqual(["/", "/blogs", "/calculator"])
})

test("client-only pages are patterns", () => {
  expect(listClientOnlyRoutes(pages)).toEqual(["/quotes/:id/offer"])
})
