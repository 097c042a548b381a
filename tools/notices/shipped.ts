import { build } from "esbuild"
import { listCodeFiles } from "../content/house-style/code-texts"

export type Where = "browser" | "functions" | "search" | "editor"

export type ShippedPackage = {
  name: string
  where: readonly Where[]
  /** The copyright holder, for a package without a licence file or whose licence names nobody. */
  copyright?: string
}

/**
 * Packages whose code reaches a browser, a function, the search or the editor. Tests compare them with imports and
 * bundles. Their dependencies and Gatsby's own runtime are added by hand.
 */
export const SHIPPED_PACKAGES: readonly ShippedPackage[] = [
  { name: "@babel/runtime", where: ["browser"] },
  { name: "@gatsbyjs/reach-router", where: ["browser"] },
  { name: "@iconify-json/lucide", where: ["functions"], copyright: "Lucide Contributors" },
  { name: "@iconify/utils", where: ["functions"] },
  { name: "@netlify/blobs", where: ["functions"] },
  { name: "@netlify/otel", where: ["functions"] },
  { name: "@netlify/runtime-utils", where: ["functions"], copyright: "Netlify Inc." },
  { name: "@stablelib/base64", where: ["functions"] },
  { name: "bowser", where: ["browser"] },
  { name: "damerau-levenshtein", where: ["functions"] },
  { name: "decap-cms", where: ["editor"], copyright: "Copyright (c) 2016 Netlify <decap@p-m.si>" },
  { name: "fast-sha256", where: ["functions"], copyright: "Dmitry Chestnykh" },
  { name: "final-form", where: ["browser"] },
  { name: "gatsby", where: ["browser"] },
  { name: "invariant", where: ["browser"] },
  { name: "isbot", where: ["browser", "functions"], copyright: "Omri Lotan" },
  { name: "jstat", where: ["functions"] },
  { name: "mitt", where: ["browser"], copyright: "Jason Miller" },
  { name: "nodemailer", where: ["functions"] },
  { name: "normalize-strings", where: [], copyright: "Pablo Terradillos" },
  { name: "pagefind", where: ["search"] },
  { name: "prop-types", where: ["browser"] },
  { name: "react", where: ["browser", "functions"] },
  { name: "react-dom", where: ["browser", "functions"] },
  { name: "react-final-form", where: ["browser"] },
  { name: "scheduler", where: ["browser"] },
  { name: "shallow-compare", where: ["browser"] },
  { name: "standardwebhooks", where: ["functions"], copyright: "Standard Webhooks" },
  { name: "valibot", where: ["browser", "functions"] },
  { name: "webpack", where: ["browser"] },
  { name: "yaml", where: ["functions"] },
  { name: "zustand", where: ["browser"] },
]

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
