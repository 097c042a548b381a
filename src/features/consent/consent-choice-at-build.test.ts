import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { ConsentChoice } from "./consent-choice"

test("the built page says what applies without scripts", () => {
  expect(renderToStaticMarkup(createElement(ConsentChoice))).toContain("Analytics needs scripts.")
})
