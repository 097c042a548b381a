import type { Measurement } from "./measurements"
import type { SideBySideRow } from "./side-by-side"

/**
 * Measures every site in turn, again and again, so that what slows the machine down for a while slows down all of them.
 *
 * @param run Measures one site once.
 */
export async function measureSites<Site extends { name: string }>(
  { names, unit, runs, standIn, isWarmedUp = false }: Omit<Measurement, "measure">,
  sites: readonly Site[],
  times: number,
  run: (site: Site) => Promise<readonly number[] | null>,
): Promise<SideBySideRow[]> {
  const rows = names.map(name => ({ name, unit, standIn, figures: new Map<string, number[]>() }))
  const notTaken = isWarmedUp ? 1 : 0
  const inAll = (runs === "once" ? 1 : times) + notTaken
  for (let number = 0; number < inAll; number += 1) {
    for (const site of sites) {
      const measured = await run(site)
      if (measured === null || number < notTaken) continue
      rows.forEach(({ figures }, at) => {
        const figure = measured[at]
        if (figure !== undefined) figures.set(site.name, [...(figures.get(site.name) ?? []), figure])
      })
    }
  }
  return rows
}
