import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { siteSchema } from "../domain/content/site"
import { stylesheet } from "../theme/stylesheet"

const { primary, gray } = siteSchema.entries
const look = v.object({ primary, gray })

/** The whole stylesheet in the firm's own palette. */
export function siteStylesheet({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): string {
  const [firm] = getNodesByType("Firm")
  const chosen = v.parse(look, firm)
  return stylesheet(chosen.primary, chosen.gray)
}
