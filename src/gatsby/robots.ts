import type { NodePluginArgs } from "gatsby"
import { writeFile } from "node:fs/promises"
import { siteUrl } from "./site-url"

/** Everything may be read, so that what must not be listed can say so itself; only the endpoints are no pages. */
export const robotsText = (url: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${url}/sitemap-index.xml
`

export async function writeRobots({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const [firm = {}] = getNodesByType("Firm")
  await writeFile("public/robots.txt", robotsText(siteUrl({ ...firm })))
}
