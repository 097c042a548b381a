import { icons as lucide, type IconifyJSON } from "@iconify-json/lucide"
import { iconPaths } from "../../src/domain/icons/icon-paths"
import { OWN_PREFIX } from "../../src/domain/icons/icon-name"

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

/** Our own icons as Iconify writes a set down. */
const own: IconifyJSON = {
  prefix: OWN_PREFIX,
  width: 24,
  height: 24,
  icons: Object.fromEntries(Object.entries(iconPaths).map(([name, d]) => [name, { body: `<path ${LINE} d="${d}"/>` }])),
}

/** Without a prototype, so that nobody finds an icon called `constructor`. */
const bare = <T extends object>(entries: T): T => Object.assign(Object.create(null), entries)

/** The sets that this site serves, by prefix. */
export const iconSets: ReadonlyMap<string, IconifyJSON> = new Map(
  [own, lucide].map(set => [set.prefix, { ...set, icons: bare(set.icons), aliases: bare(set.aliases ?? {}) }]),
)
