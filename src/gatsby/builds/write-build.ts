import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { readRedirects } from "../redirects/read-redirects"
import { writeBuildFiles } from "./build-files"

const sitePage = v.object({ path: v.string() })

/** Says in `public/builds` what was built now. */
export function writeBuild({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): void {
  const paths = getNodesByType("SitePage").map(node => v.parse(sitePage, node).path)
  writeBuildFiles({ publicFolder: "public", paths, redirects: readRedirects(), at: new Date() })
}
