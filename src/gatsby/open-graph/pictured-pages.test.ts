import { resolve } from "node:path"
import { handMadeRoutes } from "../hand-made-routes"
import { HAND_MADE } from "./pictured-pages"

test("every page that is written by hand has a picture", () => {
  expect(HAND_MADE.map(({ path }) => path).sort()).toEqual(handMadeRoutes(resolve("src/pages")))
})
