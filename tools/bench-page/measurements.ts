import { constants, brotliCompressSync } from "node:zlib"
import type { Browser } from "@playwright/test"
import { type BenchSite, PAGE_KINDS, type PageKind } from "./bench-site"
import { firstTap } from "./first-taps"
import { disclosure, menu, quoteLink } from "./interactions"
import { htmlOf } from "./links"
import { blocking, largestPaint, scriptsRun } from "./loads"
import { clickToHeading, fetchedAhead } from "./navigation"
import type { ServedSite } from "./serve-site"
import type { StandIn, Unit } from "./side-by-side"
import { SLOWER } from "./throttled-page"
import { withoutScripts } from "./without-scripts"

/** What's measured of each site at one go: a row of the table for each name, in order. */
export type Measurement = {
  names: readonly string[]
  unit: Unit
  /** How often it's measured. What's counted is the same every time. */
  runs: "once" | "several"
  /** The first run on a site isn't taken: the server compresses what's sent in it. */
  isWarmedUp?: boolean
  /** What ours is compared with where no peer has such a page. */
  standIn?: StandIn
  /** A figure for each name, in bytes where the unit is kB; null where the site has nothing to measure. */
  measure: (browser: Browser, site: ServedSite) => Promise<readonly number[] | null>
}

/** How many bytes of HTML answer a visit, as a server sends them that has all the time to compress them. */
export function responseBytes(site: BenchSite, path: string): number {
  const html = htmlOf(site, path)
  return brotliCompressSync(site.hasScripts ? html : withoutScripts(html), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length
}

/** One measurement per kind of page, of those sites that have a page of the kind. */
const perKind = (
  kinds: readonly PageKind[],
  ofKind: (kind: PageKind) => Omit<Measurement, "measure"> & {
    measurePage: (browser: Browser, site: ServedSite, path: string) => Promise<readonly number[] | null>
  },
): Measurement[] =>
  kinds.map(kind => {
    const { measurePage, ...measurement } = ofKind(kind)
    return {
      ...measurement,
      measure: async (browser, site) => {
        const path = site.pages[kind]
        return path === undefined ? null : measurePage(browser, site, path)
      },
    }
  })

/** The first tap on a page of ours. Without scripts the quote is another page, and peers have other controls. */
const ofFirstTap = (
  name: string,
  kind: PageKind,
  target: Parameters<typeof firstTap>[2],
  isWithoutScripts: boolean,
): Measurement => ({
  names: [`First tap, ${name}: answered, 4x CPU`, `First tap, ${name}: done, 4x CPU`],
  unit: "ms",
  runs: "several",
  isWarmedUp: true,
  measure: async (browser, site) => {
    const path = site.pages[kind]
    if (path === undefined || site.isPeer || !(site.hasScripts || isWithoutScripts)) return null
    return firstTap(browser, `${site.url}${path}`, target)
  },
})

const clickName = (kind: PageKind, slower: number): string => `Click to heading, ${slower}x CPU: ${kind}`

/** In the order of the table. */
export const MEASUREMENTS: readonly Measurement[] = [
  ...perKind(PAGE_KINDS, kind => ({
    names: [`First response: ${kind}`],
    unit: "kB",
    runs: "once",
    measurePage: async (_browser, site, path) => [responseBytes(site, path)],
  })),
  ...perKind(PAGE_KINDS, kind => ({
    names: [`LCP, mobile: ${kind}`],
    unit: "ms",
    runs: "several",
    isWarmedUp: true,
    measurePage: async (browser, site, path) => [await largestPaint(browser, `${site.url}${path}`)],
  })),
  ...perKind(PAGE_KINDS, kind => ({
    names: [`Blocking to load + 10 s, 4x CPU: ${kind}`, `Longest task to load + 10 s, 4x CPU: ${kind}`],
    unit: "ms",
    runs: "several",
    measurePage: (browser, site, path) => blocking(browser, `${site.url}${path}`),
  })),
  ...perKind(PAGE_KINDS, kind => ({
    names: [`Scripts run before anyone acts: ${kind}`],
    unit: "scripts",
    runs: "once",
    measurePage: async (browser, site, path) => [await scriptsRun(browser, `${site.url}${path}`)],
  })),
  ofFirstTap("Get a quote", "home", quoteLink, false),
  ofFirstTap("menu", "home", menu, true),
  ofFirstTap("disclosure", "questions", page => disclosure(page, 0), true),
  ...[1, SLOWER].flatMap(slower =>
    perKind(
      PAGE_KINDS.filter(kind => kind !== "home"),
      kind => ({
        names: [clickName(kind, slower)],
        standIn: { row: clickName("article", slower), called: "article" },
        unit: "ms",
        runs: "several",
        isWarmedUp: true,
        measurePage: async (browser, site, path) => {
          const taken = await clickToHeading(browser, site, path, slower)
          return taken === null ? null : [taken]
        },
      }),
    ),
  ),
  {
    names: ["Fetched by the home page after load, nobody acts", "Fetched by the home page, pointer on a link"],
    unit: "kB",
    runs: "once",
    measure: fetchedAhead,
  },
]
