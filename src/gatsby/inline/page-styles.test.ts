import { renderToStaticMarkup } from "react-dom/server"
import { renderPageStyles, renderAppStylesheetLink, type PageStyles } from "./page-styles"

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

const renderHead = (bodyHtml: string) =>
  renderPageStyles(STYLES, { bodyHtml })
    .map(element => renderToStaticMarkup(element))
    .join("")
const listStyleTexts = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text)

test.each([
  [
    "the blocks of which it has a class, in their order",
    '<p class="form-mark"></p><p id="x" class="other form-date"></p>',
    [".layout-page{}", ".form-field{}", ".form-mark{}"],
  ],
  ["the rules of every page where it has no class", "<p>form-mark</p>", [".layout-page{}"]],
  [
    "the palettes before its blocks where it has one",
    '<div class="layout-page" data-palette="ink"></div>',
    ["[data-palette=ink]{}", ".layout-page{}"],
  ],
  ["no block of a class that only begins like its own", '<p class="form-marks form-mar"></p>', [".layout-page{}"]],
])("a page has %s, between the base and the rules for reduced motion", (_, body, texts) => {
  expect(listStyleTexts(renderHead(body))).toEqual(["a{}", ...texts, STYLES.reducedMotion])
})

test("what forced colours and paper need is linked to last, so that it wins", () => {
  const links = renderHead("").slice(renderHead("").lastIndexOf("</style>") + "</style>".length)
  expect(links).toMatch(
    /^<link [^>]*forced-2\.css[^>]*media="\(forced-colors: active\)"[^>]*><link [^>]*print-3\.css[^>]*media="print"[^>]*>$/,
  )
})

test("the app's stylesheet is linked to in the template of what comes late", () => {
  expect(renderToStaticMarkup(renderAppStylesheetLink(STYLES, "app"))).toBe(
    '<link id="app" rel="stylesheet" href="/static/styles-1.css"/>',
  )
})

test("a build that doesn't say what it has made stops", () => {
  expect(() => renderPageStyles(STYLES, {})).toThrow()
})
