import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import ts from "typescript"
import { findUnsupportedBrowserApis, parseBrowserslist } from "./newer-apis"
import { findUnsupportedCallsInScript, findUnsupportedCallsInTypeScript, formatApiPath } from "./newer-calls"

const since = (version: string | false) => ({ __compat: { support: { safari: { version_added: version } } } })

const DATA = {
  api: {
    URL: { ...since("6"), URL: since("14"), canParse_static: since("17"), href: since("6") },
    Response: { ...since("10"), json: since("10"), json_static: since("17") },
    Window: { ...since("1"), requestIdleCallback: since(false), find: since("1") },
    HTMLFormElement: { ...since("1"), requestSubmit: since("16"), submit: since("1") },
    Navigator: { ...since("1"), connection: since(false) },
    Rare: { ...since("16"), find: since("16") },
  },
  javascript: {
    regular_expressions: { lookbehind_assertion: since("16.4") },
    builtins: {
      Array: { ...since("1"), toSorted: since("16"), at: since("15.4"), values: since("9") },
      Intl: { ...since("10"), Segmenter: { ...since("17"), segment: since("17") } },
    },
  },
} as unknown as Parameters<typeof findUnsupportedBrowserApis>[0]

const apis = findUnsupportedBrowserApis(DATA, parseBrowserslist(["safari >= 15.4"]))

const findInScript = (text: string) =>
  findUnsupportedCallsInScript("a.js", text, apis).map(({ api, line }) => [formatApiPath(api), line])

function findInSource(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), "source-")), "a.ts")
  writeFileSync(file, text)
  const options = { lib: ["lib.esnext.d.ts", "lib.dom.d.ts"], strict: true, types: [] }
  return findUnsupportedCallsInTypeScript([file], { ...options, target: ts.ScriptTarget.ESNext }, apis).map(
    ({ api, line }) => [formatApiPath(api), line],
  )
}

test("an entry of the browserslist that names no oldest version is refused", () => {
  expect(() => parseBrowserslist(["defaults"])).toThrow('"defaults" isn\'t "browser >= version"')
  expect(() => parseBrowserslist(["op_mini >= 1"])).toThrow(
    "for one of chrome, edge, firefox, safari, ios_saf, samsung",
  )
})

test("an API says which browsers don't have it", () => {
  expect(apis.newer.find(({ name }) => name === "toSorted")).toEqual({
    ...{ owner: "Array", name: "toSorted", isStatic: false, missingIn: "safari 15.4" },
  })
})

test.each([
  ["what's called of a global", 'let a\na = URL.canParse("b")', ["URL.canParse", 2]],
  ["a method of a value", "const list = [2, 1]\nlist.toSorted()", ["Array.toSorted", 2]],
  ["a method of what a call returns", "[[1]].map(one => one)\n  .toSorted()", ["Array.toSorted", 1]],
  ["a global", "requestIdleCallback(() => {})", ["requestIdleCallback", 1]],
  ["a global of the window", "window.requestIdleCallback(() => {})", ["requestIdleCallback", 1]],
  ["what's made", 'new Intl.Segmenter("en")', ["Intl.Segmenter", 1]],
  ["what only one of two owners had before", "Response.json({})", ["Response.json", 1]],
  ["a pattern that looks behind", "/(?<!a)b/.test(c)", ["lookbehind_assertion", 1]],
])("in a script %s is found", (_what, text, call) => {
  expect(findInScript(text)).toEqual([call])
})

test.each([
  ["what all of the browsers have", "[1].at(0)\nnew URL('https://a.example').href\nnew Response().json()"],
  ["what's asked for first", '"requestIdleCallback" in window ? requestIdleCallback(() => {}) : setTimeout(() => {})'],
  ["a method whose name something older has", "list.find()"],
])("in a script %s isn't", (_what, text) => {
  expect(findInScript(text)).toEqual([])
})

test("in source a type tells what a member is, and what isn't there may be asked for with a question mark", () => {
  const text = [
    "declare const form: HTMLFormElement, own: { toSorted(): void }, navigator: { connection?: { type: string } }",
    "form.requestSubmit()",
    "own.toSorted()",
    "navigator.connection?.type",
    "const list: readonly number[] = [1]",
    "list.toSorted()",
    "requestIdleCallback(() => {})",
    "new Response().json()",
    'URL.canParse("b")',
    "const canParse = () => true",
    "canParse()",
    "export const behind = /(?<=a)b/",
  ]
  expect(findInSource(text.join("\n"))).toEqual([
    ["HTMLFormElement.requestSubmit", 2],
    ["Array.toSorted", 6],
    ["requestIdleCallback", 7],
    ["URL.canParse", 9],
    ["lookbehind_assertion", 12],
  ])
})
