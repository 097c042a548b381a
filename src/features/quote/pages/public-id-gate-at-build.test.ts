import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { PublicIdGate } from "./public-id-gate"

test.each(["[id]", "aaaaaaaaaaaaaaaaaaaaaaaa", "nope"])("the page as it is built holds the shell, also for %s", id => {
  const html = renderToString(createElement(PublicIdGate, { id, path: "/quotes/x/offer", children: () => "the page" }))
  expect(html).toContain("Loading")
  expect(html).not.toMatch(/404|the page/)
})
