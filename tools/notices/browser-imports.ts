import { build } from "esbuild"
import { listCodeFiles } from "../content/house-style/code-texts"

const ROOTS = ["gatsby-browser.tsx", ...["src/pages", "src/templates"].flatMap(listCodeFiles)]

/** Lists the packages that the code of the pages imports directly. Imports of types don't count. */
export async function listPackagesImportedByPages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ROOTS,
    bundle: true,
    packages: "external",
    write: false,
    outdir: "none",
    metafile: true,
    logLevel: "error",
  })
  const importPaths = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  return [...new Set(importPaths.map(path => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path))].sort()
}
