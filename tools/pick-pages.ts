import { chances } from "../src/harness/chances"
import { type SitePage, sitePages } from "./content/site-pages"

/** The day of the first check as a number, fixed before its pages were drawn. */
const SEED = 20261121

/** How many pages of each kind are traced: most where most of the law is. */
const DRAWS = [
  { kind: "blog", count: 4 },
  { kind: "place", count: 3 },
  { kind: "page", count: 2 },
  { kind: "state", count: 1 },
] as const

/** Listed general pages that say nothing of law or money. */
const SILENT = ["/about-us", "/contact-us", "/cookies", "/feedback", "/misc/discounts", "/misc/partners"]

/** The pages whose legal and money statements are traced to their sources. The order of `pages` does not matter. */
export function pickedPages(pages: readonly Pick<SitePage, "path" | "kind" | "index">[], seed: number): string[] {
  const chance = chances(seed)
  return DRAWS.flatMap(({ kind, count }) => {
    const rest = pages
      .filter(page => page.kind === kind && page.index && !SILENT.includes(page.path))
      .map(({ path }) => path)
      .sort()
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(Math.floor(chance() * rest.length), 1),
    ).flat()
  })
}

/** `npm run pick:pages -- 20270101`: their addresses, one to a line. The number is the seed. */
if (require.main === module)
  for (const path of pickedPages(sitePages(), Number(process.argv[2] ?? SEED))) process.stdout.write(`${path}\n`)
