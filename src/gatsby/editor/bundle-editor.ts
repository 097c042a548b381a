import { build, type Plugin } from "esbuild"
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { listHandMadeRoutes } from "../addresses"
import { contentTypes } from "../content-types"

const SCRIPT = "src/editor/editor.ts"

/** Replaces Node's modules and the picture tools with empty modules, since shared code imports them but never calls them in a browser. */
const withoutTheBuild: Plugin = {
  name: "without-the-build",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:|gatsby-plugin-sharp$|probe-image-size\/)/ }, ({ path }) => ({
      path,
      namespace: "of-the-build",
    }))
    onLoad({ filter: /.*/, namespace: "of-the-build" }, () => ({ contents: "module.exports = {}" }))
  },
}

const createVirtualModule = (name: string, contents: () => string): Plugin => ({
  name,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${name}$`) }, ({ path }) => ({ path, namespace: name }))
    onLoad({ filter: /.*/, namespace: name }, () => ({ contents: contents(), resolveDir: resolve(".") }))
  },
})

const templates = createVirtualModule("editor-templates", () => {
  const names = contentTypes.flatMap(({ page }) => page?.template ?? [])
  const imports = names.map((name, i) => `import template${i} from "./src/templates/${name}"`)
  const entries = names.map((name, i) => `${JSON.stringify(name)}: template${i}`)
  return `${imports.join("\n")}\nexport const templates = {${entries.join()}}`
})

const DICTIONARY = "dictionary-en-au"

/** The files of the dictionary. The package's own loader reads them from disk, which a browser can't do. */
const dictionary = createVirtualModule("editor-dictionary", () => {
  const readDictionaryFile = (ending: string) =>
    JSON.stringify(readFileSync(`node_modules/${DICTIONARY}/index.${ending}`, "utf8"))
  return `export const rules = ${readDictionaryFile("aff")}\nexport const words = ${readDictionaryFile("dic")}`
})

/**
 * Bundles the editor's script, with the content check itself, so that it reports the same problems. Returns it with the npm
 * packages whose code or data is in it. `previewedLists` are the lists whose entries have pages.
 */
export async function bundleEditorScript(
  stylesheet: string,
  previewedLists: readonly string[],
): Promise<{ script: string; packages: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [SCRIPT],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    jsx: "automatic",
    legalComments: "eof",
    logLevel: "silent",
    alias: { gatsby: resolve("src/editor/gatsby-data.ts") },
    plugins: [withoutTheBuild, templates, dictionary],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env": "{}",
      __ROUTES__: JSON.stringify(listHandMadeRoutes("src/pages")),
      __PREVIEWED__: JSON.stringify(previewedLists),
      __STYLESHEET__: JSON.stringify(stylesheet),
    },
  })
  return {
    script: outputFiles.map(({ text }) => text).join(""),
    packages: listEditorBundlePackages(Object.keys(metafile.inputs)),
  }
}

function listEditorBundlePackages(files: readonly string[]): string[] {
  const names = files.flatMap(file => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])
  return [...new Set([...names, DICTIONARY])].sort()
}
