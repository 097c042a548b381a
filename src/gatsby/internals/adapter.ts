import type { IAdapter } from "gatsby"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { PartnerHosts } from "../../domain/partner-hosts"
import type { Redirect } from "../../domain/redirects"
import { hashInlineCode } from "../headers/inline-code"
import { buildHttpHeaderRules } from "../headers/page-headers"

/** Matches the path of a page where Gatsby wrote it. The adapter moves pages afterwards. */
const PAGE = /\/(?:index|404|500)\.html$/

type SiteRoutes = {
  env: NodeJS.ProcessEnv
  /** Lists redirects from addresses that no page has. A part of a path can be a `:name`, but not `*`. */
  readRedirects: () => readonly Redirect[]
  /** Returns the partners' websites, which the build has written to a file by then. */
  readPartnerHosts: () => PartnerHosts
}

/**
 * `adapter` runs last in a build, when every page is on disk. The redirects of moved pages are written here. The host tries
 * them before those in `netlify.toml`. Gatsby's own `createRedirect` would also add them to the browser's scripts, which
 * already have them. Its `headers` option would repeat each header for every file, and couldn't include hashes of the
 * code in the pages.
 */
export const withRedirectsAndHeaders = (
  adapter: IAdapter,
  { env, readRedirects, readPartnerHosts }: SiteRoutes,
): IAdapter => ({
  ...adapter,
  adapt: args => {
    const redirects = readRedirects().map(({ from, to, status }) => ({
      type: "redirect" as const,
      path: from,
      toPath: to,
      status,
      headers: [],
    }))
    const pages = args.routesManifest.flatMap(route =>
      route.type === "static" && PAGE.test(route.filePath) ? [route.filePath] : [],
    )
    const code = hashInlineCode(readPageHtmlFiles(pages))
    return adapter.adapt({
      ...args,
      routesManifest: [...redirects, ...args.routesManifest],
      headerRoutes: buildHttpHeaderRules(args.headerRoutes, { code, env, partners: readPartnerHosts() }),
    })
  },
})

/**
 * Reads the files one at a time, so that thousands of pages aren't in memory at once. Takes out NUL characters: React 18
 * writes HTML in parts of 2,048 bytes, and fills up a part whose end a character of several bytes doesn't fit into.
 */
function* readPageHtmlFiles(files: readonly string[]): Generator<string> {
  for (const file of files) {
    const html = readFileSync(file, "utf8")
    const text = html.replaceAll("\0", "")
    if (text !== html) writeFileSync(file, text)
    yield text
  }
}

const COMPILED = ".cache/compiled"

/**
 * Gatsby compiles `gatsby-node.ts`, then the adapter overwrites it with the restored `.cache`, and only then Gatsby loads
 * it. Without this, the host would build with the previous deployment's code.
 */
export function keepCompiledCodeOnCacheRestore(adapter: IAdapter): IAdapter {
  const { cache } = adapter
  if (!cache) return adapter
  return {
    ...adapter,
    cache: {
      ...cache,
      restore: async args => {
        const aside = mkdtempSync(join(tmpdir(), "compiled-"))
        try {
          if (existsSync(COMPILED)) cpSync(COMPILED, aside, { recursive: true })
          const wasRestored = await cache.restore(args)
          rmSync(COMPILED, { recursive: true, force: true })
          cpSync(aside, COMPILED, { recursive: true })
          return wasRestored
        } finally {
          rmSync(aside, { recursive: true, force: true })
        }
      },
    },
  }
}
