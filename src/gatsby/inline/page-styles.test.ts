import { renderToStaticMarkup } from "react-dom/server"
import { pageStyles, appStylesheetLink, type PageStyles } from "./page-styles"

const STYLES: PageStyles = {
  base: "a{}",
  palettes: "[data-palette=ink]{}",
  blocks: [
    { classes: ["layout-page", "waiting-note"], css: ".layout-page{}" },
    { classes: ["form-field", "form-date"], css: ".form-field{}" },
    { classes: ["form-mark"], css: ".form-mark{}" },
    { classes: ["offer-grid"], css: ".offer-grid{}" },
  ],
  reducedMotion: "@media (prefers-reduced-motion: reduce){a{}}",
  paths: { app: "/static/styles-1.css", forcedColours: "/static/forced-2.css", print: "/static/print-3.css" },
}

const headOf = (bodyHtml: string) =>
  pageStyles(STYLES, { bodyHtml })
    .map(element => renderToStaticMarkup(element))
    .join("")
const textsIn = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text)

test("a page has the blocks of which it has a class, in their order, and always the first and the last", () => {
  expect(textsIn(headOf('<p class="form-mark"></p><p id="x" class="other form-date"></p>'))).toEqual([
    "a{}",
    ".layout-page{}",
    ".form-field{}",
    ".form-mark{}",
    "@media (prefers-reduced-motion: reduce){a{}}",
  ])
})

test("a page without a class of its own has the rules of what every page has", () => {
  expect(textsIn(headOf("<p>form-mark</p>"))).toEqual(["a{}", ".layout-page{}", STYLES.reducedMotion])
})

test("a page with a palette has the palettes, before its blocks", () => {
  expect(textsIn(headOf('<div class="layout-page" data-palette="ink"></div>')).slice(0, 3)).toEqual([
    "a{}",
    "[data-palette=ink]{}",
    ".layout-page{}",
  ])
})

test("a class whose name begins like another's isn't that one", () => {
  expect(textsIn(headOf('<p class="form-marks form-mar"></p>'))).not.toContain(".form-mark{}")
})

test("what forced colours and paper need is linked to last, so that it wins", () => {
  const links = headOf("").slice(headOf("").lastIndexOf("</style>") + "</style>".length)
  expect(links).toMatch(
    /^<link [^>]*forced-2\.css[^>]*media="\(forced-colors: active\)"[^>]*><link [^>]*print-3\.css[^>]*media="print"[^>]*>$/,
  )
})

test("the app's stylesheet is linked to in the template of what comes late", () => {
  expect(renderToStaticMarkup(appStylesheetLink(STYLES, "app"))).toBe(
    '<link id="app" rel="stylesheet" href="/static/styles-1.css"/>',
  )
})

test("a build that doesn't say what it has made stops", () => {
  expect(() => pageStyles(STYLES, {})).toThrow()
})
