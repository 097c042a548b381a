import { writeFile } from "node:fs/promises"
import * as v from "valibot"
import { day, listOf } from "../domain/content/fields"
import type { IsoDate } from "../domain/iso-date"
import { paths } from "../domain/paths"
import { type Nodes, readFirmNode } from "./content-queries"

const checkedOn = v.object({ checked: day })

const answer = v.object({
  allSitePage: v.object({
    nodes: v.array(
      v.object({ path: v.string(), pageContext: v.nullable(v.object({ index: v.optional(v.boolean()) })) }),
    ),
  }),
  allPageMeta: v.object({
    nodes: v.array(
      v.object({
        path: v.string(),
        canonical: v.nullable(v.string()),
        checked: v.nullable(day),
        sources: v.nullable(listOf(checkedOn)),
      }),
    ),
  }),
  allPlace: v.object({
    nodes: v.array(
      v.object({ path: v.string(), considerations: v.array(v.object({ source: v.nullable(checkedOn) })) }),
    ),
  }),
  allBlogArticle: v.object({ nodes: v.array(checkedOn) }),
})

type Answer = v.InferOutput<typeof answer>
type SitemapEntry = { path: string; lastmod?: IsoDate }

const findNewestDay = (days: readonly (IsoDate | null)[]): IsoDate | undefined =>
  days
    .filter(one => one !== null)
    .sort()
    .at(-1)

/** The day on which someone last checked the page or one of its sources. The date of a file would differ from clone to clone. */
function findLastCheckedDayByPage({ allPageMeta, allPlace, allBlogArticle }: Answer): Map<string, IsoDate | undefined> {
  const placeDays = new Map(
    allPlace.nodes.map(({ path, considerations }) => [
      path,
      considerations.map(({ source }) => source?.checked ?? null),
    ]),
  )
  return new Map([
    [paths.blogs, findNewestDay(allBlogArticle.nodes.map(({ checked }) => checked))],
    ...allPageMeta.nodes.map(({ path, checked, sources }) => {
      const sourceDays = (sources ?? []).map(source => source.checked)
      return [path, findNewestDay([checked, ...sourceDays, ...(placeDays.get(path) ?? [])])] as const
    }),
  ])
}

/** Lists every page that search engines may list under its own address, without client-only routes and the 404 page. */
export function listSitemapPages(data: unknown): SitemapEntry[] {
  const result = v.parse(answer, data)
  const days = findLastCheckedDayByPage(result)
  const elsewhere = new Set(
    result.allPageMeta.nodes.filter(({ path, canonical }) => canonical && canonical !== path).map(({ path }) => path),
  )
  return result.allSitePage.nodes
    .filter(({ path, pageContext }) => pageContext?.index !== false && !path.includes("[") && !elsewhere.has(path))
    .map(({ path }) => ({ path, lastmod: days.get(path) }))
}

export const sitemapOptions = {
  // Not needed, since `robots.txt` names the sitemap.
  createLinkInHead: false,
  query: `{
    firm { url }
    allSitePage { nodes { path pageContext } }
    allPageMeta { nodes { path canonical checked searchWords sources { checked } } }
    allPlace { nodes { path considerations { source { checked } } } }
    allBlogArticle { nodes { checked } }
  }`,
  resolveSiteUrl: ({ firm }: { firm: { url: string } }) => firm.url,
  resolvePages: listSitemapPages,
  excludes: ["/404", "/404.html", "/dev-404-page", paths.search],
  serialize: ({ path, lastmod }: SitemapEntry) => ({ url: path, lastmod }),
}

/** Allows crawlers to read every page, so that they see which pages ask not to be listed. Only the endpoints are closed to them. */
export const renderRobotsText = (url: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${url}/sitemap-index.xml
`

export const writeRobotsText = (nodes: Nodes): Promise<void> =>
  writeFile("public/robots.txt", renderRobotsText(readFirmNode(nodes).url))
