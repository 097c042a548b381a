import { readFileSync } from "node:fs"
import * as v from "valibot"
import { parse } from "yaml"
import { siteSchema } from "../../src/domain/content/site"
import { ourStates } from "../../src/domain/firm/states"
import { paths } from "../../src/domain/paths"
import { type BuiltEntry, builtEntries } from "../journeys/built-entries"
import type { BenchSite } from "./bench-site"
import { fileOf } from "./built-file"
import { leadsTo } from "./links"

const FOLDER = "public"

/** The heads of their columns. */
export const OURS = "ours"
export const WITHOUT_SCRIPTS = "without scripts"

/** What the build made, and the same without its scripts: one page of each kind of which this firm has one. */
export function ourSites(): [BenchSite, BenchSite] {
  const { product } = v.parse(siteSchema, parse(readFileSync("content/site.yaml", "utf8")))
  const state = paths.state(ourStates[0])
  const article = firstOf(builtEntries("blog", product), paths.blogs)
  const place = firstOf(builtEntries("place", product), state)
  const pages = {
    home: paths.home,
    ...(article && { article: article.path }),
    questions: paths.page("faqs"),
    "quote form": paths.requestAQuote,
    calculator: paths.page("calculator"),
    calendar: paths.page("calendar"),
    state,
    ...(place && { place: place.path }),
  }
  return [
    { name: OURS, folder: FOLDER, isPeer: false, hasScripts: true, pages },
    { name: WITHOUT_SCRIPTS, folder: FOLDER, isPeer: false, hasScripts: false, pages },
  ]
}

/** The first of `entries` to which the page at `from` leads. */
function firstOf(entries: Iterable<BuiltEntry>, from: string): BuiltEntry | null {
  const file = fileOf(FOLDER, from)
  const html = file === null ? "" : readFileSync(file, "utf8")
  for (const entry of entries) if (leadsTo(html, entry.path)) return entry
  return null
}
