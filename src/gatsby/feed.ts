import { Feed } from "feed"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import * as v from "valibot"
import { day } from "../domain/content/fields"
import { paths } from "../domain/paths"
import { type Nodes, readFirmNode } from "./content-queries"

const articleSchema = v.object({ path: v.string(), heading: v.string(), lead: v.string(), checked: day })

export type FeedArticle = v.InferOutput<typeof articleSchema>

/** Renders the guides as an RSS feed, the most recently checked first. The date of an item is the day on which it was last checked. */
export function buildArticleFeed(firm: { name: string; url: string }, articles: readonly FeedArticle[]): string {
  const byDay = [...articles].sort((a, b) => b.checked.localeCompare(a.checked) || a.path.localeCompare(b.path))
  const [newest] = byDay
  const feed = new Feed({
    title: `Guides of ${firm.name}`,
    description: "Guides to buying and selling property, each with its sources and the day on which they were checked.",
    id: firm.url + paths.blogs,
    link: firm.url + paths.blogs,
    feed: firm.url + paths.blogFeed,
    language: "en-AU",
    generator: false,
    ...(newest && { updated: new Date(newest.checked) }),
  })
  for (const { path, heading, lead, checked } of byDay) {
    const url = firm.url + path
    feed.addItem({ title: heading, id: url, link: url, description: lead, date: new Date(checked) })
  }
  return feed.rss2()
}

export async function writeArticleFeed(nodes: Nodes): Promise<void> {
  const articles = nodes.getNodesByType("BlogArticle").filter(({ index }) => index !== false)
  const file = join("public", paths.blogFeed)
  await mkdir(dirname(file), { recursive: true })
  const feedArticles = articles.map(article => v.parse(articleSchema, article))
  await writeFile(file, buildArticleFeed(readFirmNode(nodes), feedArticles))
}
