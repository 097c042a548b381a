import { parseAppScripts } from "./app-scripts"

const TAGS =
  '\n<script\n id="gatsby-chunk-mapping"\n>\nwindow.___chunkMapping="{}";\n</script>\n' +
  '<script>window.___webpackCompilationHash="0123abc";</script><script src="/app-2.js" async></script>'

const STATS = JSON.stringify({
  name: "build-javascript",
  assetsByChunkName: {
    app: ["webpack-runtime-1.js", "app-2.js"],
    popup: ["popup-3.js"],
    "component---src-templates-place-place-page-tsx": ["commons-4.js", "place-5.js"],
  },
})

test("the scripts that start the app are in their order, and each kind of page has those that it needs beside them", () => {
  expect(parseAppScripts(TAGS, STATS)).toEqual({
    hash: "0123abc",
    app: ["/webpack-runtime-1.js", "/app-2.js"],
    pages: { "component---src-templates-place-place-page-tsx": ["/commons-4.js", "/place-5.js"] },
  })
})

test.each([
  ["no name of the scripts", TAGS.replace("0123abc", ""), STATS],
  ["no script of the app", TAGS, STATS.replace('"app"', '"main"')],
])("%s is refused", (_, tags, stats) => {
  expect(() => parseAppScripts(tags, stats)).toThrow("isn't as Gatsby 5.16 writes it")
})
