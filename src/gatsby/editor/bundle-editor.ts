import { build, type Plugin } from "esbuild"
import { resolve } from "node:path"
import { handMadeRoutes } from "../addresses"

const SCRIPT = "src/editor/editor.ts"

/** Code that the check and the pages share with the build: what needs a disk or Gatsby itself is not called in a browser. */
const withoutTheBuild: Plugin = {
  name: "without-the-build",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: "of-the-build" }))
    onLoad({ filter: /.*/, namespace: "of-the-build" }, () => ({ contents: "module.exports = {}" }))
  },
}

/**
 * The editor's own script, for every browser that Decap CMS runs in: the content check itself, so that the editor says what
 * the check says.
 *
 * @param stylesheet That of the site's pages.
 * @throws Error when it cannot be made.
 */
export async function bundleEditor(stylesheet: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SCRIPT],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    jsx: "automatic",
    legalComments: "eof",
    logLevel: "silent",
    loader: { ".aff": "text", ".dic": "text" },
    alias: {
      gatsby: resolve("src/editor/gatsby-data.ts"),
      // The package lets in only its own reader of these files, which needs a disk.
      "dictionary-en-au/index.aff": resolve("node_modules/dictionary-en-au/index.aff"),
      "dictionary-en-au/index.dic": resolve("node_modules/dictionary-en-au/index.dic"),
    },
    plugins: [withoutTheBuild],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env": "{}",
      __ROUTES__: JSON.stringify(handMadeRoutes("src/pages")),
      __STYLESHEET__: JSON.stringify(stylesheet),
    },
  })
  return outputFiles.map(({ text }) => text).join("")
}
