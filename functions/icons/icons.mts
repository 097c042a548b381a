import { getIcons } from "@iconify/utils/lib/icon-set/get-icons"
import type { Config } from "@netlify/functions"
import { formatList } from "../../src/domain/text-formats"
import { isValidIconNamePart, OWN_PREFIX } from "../../src/domain/icons/icon-name"
import { createJsonResponse, refuseAsJson } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { refusals, type Refusal } from "../../src/leads/http/refusals"
import { icons as lucide, type IconifyJSON } from "@iconify-json/lucide"
import { iconPaths } from "../../src/domain/icons/icon-paths"

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

const own: IconifyJSON = {
  prefix: OWN_PREFIX,
  width: 24,
  height: 24,
  icons: Object.fromEntries(Object.entries(iconPaths).map(([name, d]) => [name, { body: `<path ${LINE} d="${d}"/>` }])),
}

/** Removes the prototype, so that nobody finds an icon called `constructor`. */
const removePrototype = <T extends object>(entries: T): T => Object.assign(Object.create(null), entries)

const iconSets: ReadonlyMap<string, IconifyJSON> = new Map(
  [own, lucide].map(set => [
    set.prefix,
    { ...set, icons: removePrototype(set.icons), aliases: removePrototype(set.aliases ?? {}) },
  ]),
)

/** The most icons that one request may ask for. */
const MAX_ICONS = 64

/** Icons may be cached for a day, since they change only when the site does. */
const CACHED = { "cache-control": "public, max-age=86400, stale-while-revalidate=604800" }

const unknownSet: Refusal = {
  status: 404,
  code: "unknown-set",
  title: "Set of icons not found",
  text: `This site has the sets ${formatList([...iconSets.keys()])}.`,
}

const badNames: Refusal = {
  status: 400,
  code: "icons",
  title: "We couldn’t read that",
  text: `Name 1 to ${MAX_ICONS} icons: ?icons=house,key. Names have small letters, digits and hyphens.`,
}

/** Handles GET of some icons of a set, in Iconify's format. Names that the set doesn't have are listed in `not_found`. */
export const showIcons: Handler = async (request, { params }) => {
  if (request.method !== "GET") return refuseAsJson(refusals.method("GET"))
  const set = iconSets.get(/^(.+)\.json$/.exec(params["file"] ?? "")?.[1] ?? "")
  if (!set) return refuseAsJson(unknownSet)
  const names = (new URL(request.url).searchParams.get("icons") ?? "").split(",")
  if (names.length > MAX_ICONS || !names.every(isValidIconNamePart)) return refuseAsJson(badNames)
  const icons = getIcons(set, names, true) ?? { prefix: set.prefix, icons: {}, not_found: names }
  return createJsonResponse(200, icons, CACHED)
}

export default withProductionPorts(() => showIcons)

export const config: Config = {
  path: ["/api/icons/:file", "/api/_nuxt_icon/:file"],
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ["ip", "domain"] },
}
