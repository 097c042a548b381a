import type { NodePluginArgs } from "gatsby"
import { join, resolve } from "node:path"
import * as v from "valibot"
import { siteSchema } from "../../domain/content/site"
import { brandMark } from "./brand-mark"
import { writeIcons } from "./icons"
import type { Drawing } from "./picture"
import { picturedPages } from "./pictured-pages"
import { headingTypeface } from "./typeface"
import { writePictures } from "./write-pictures"

const { name, productTitle, primary } = siteSchema.entries
const firmSchema = v.object({ name, productTitle, primary })

/** Writes the firm's icons and the picture of every page that is shared, all from the firm's mark and palette. */
export async function writeOpenGraph(args: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const project = resolve(".")
  const firm = v.parse(firmSchema, args.getNodesByType("Firm")[0])
  const site = join(project, "public")
  await writeIcons(firm, project, site)
  const drawing: Drawing = {
    typeface: headingTypeface(project),
    mark: palette => brandMark(project, "favicon.svg", palette),
  }
  await writePictures(picturedPages(args, firm), firm, drawing, { site, cache: join(project, ".cache/open-graph") })
}
