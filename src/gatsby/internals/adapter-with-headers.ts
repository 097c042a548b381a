import type { IAdapter } from "gatsby"
import { readFileSync } from "node:fs"
import { hashInlineCode } from "../headers/inline-code"
import { buildHttpHeaderRules } from "../headers/page-headers"
import type { PartnerHosts } from "../../domain/partner-hosts"

/** Matches the path of a page where Gatsby wrote it. The adapter moves pages afterwards. */
const PAGE = /\/(?:index|404|500)\.html$/

/**
 * Passes the headers of our pages to `adapter`. The adapter runs last in a build, when every page is on disk. Gatsby's own
 * `headers` option would repeat each header for every file, and couldn't include hashes of the code in the pages.
 *
 * @param partners Returns the partners' websites, which the build has written to a file by then.
 */
export const withPageHeaders = (
  adapter: IAdapter,
  env: NodeJS.ProcessEnv,
  partners: () => PartnerHosts = () => ({}),
): IAdapter => ({
  ...adapter,
  adapt: args => {
    const pages = args.routesManifest.flatMap(route =>
      route.type === "static" && PAGE.test(route.filePath) ? [route.filePath] : [],
    )
    const code = hashInlineCode(readPageHtmlFiles(pages))
    return adapter.adapt({
      ...args,
      headerRoutes: buildHttpHeaderRules(args.headerRoutes, { code, env, partners: partners() }),
    })
  },
})

/** Reads the files one at a time, so that thousands of pages aren't in memory at once. */
function* readPageHtmlFiles(files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(file, "utf8")
}
