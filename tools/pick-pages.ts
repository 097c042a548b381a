import { chances } from "../src/harness/chances"
import { promisedRoutes } from "./content/promised-routes"

/** The day of the check as a number, fixed before the pages were drawn. */
export const SEED = 20261121

type Route = { path: string; kind: string; index: string }

/** How many pages of each kind are traced: most where most of the law is. */
const DRAWS = [
  { kinds: ["blog", "blog-stage"], count: 4 },
  { kinds: ["place"], count: 3 },
  { kinds: ["general"], count: 2 },
  { kinds: ["state"], count: 1 },
] as const

/** Listed general pages that say nothing of law or money. */
const SILENT = ["/about-us", "/contact-us", "/cookies", "/feedback", "/misc/discounts", "/misc/partners"]

/** The pages whose legal and money statements are traced to their sources. The order of `routes` does not matter. */
export function pickedPages(routes: readonly Route[], seed: number): string[] {
  const chance = chances(seed)
  return DRAWS.flatMap(({ kinds, count }) => {
    const rest = routes
      .filter(({ path, kind, index }) => kinds.some(one => one === kind) && index === "yes" && !SILENT.includes(path))
      .map(({ path }) => path)
      .sort()
    return Array.from({ length: count }, () => rest.splice(Math.floor(chance() * rest.length), 1)).flat()
  })
}

/** `npm run pick:pages`: their addresses, one to a line. */
if (require.main === module) for (const path of pickedPages(promisedRoutes(), SEED)) process.stdout.write(`${path}\n`)
