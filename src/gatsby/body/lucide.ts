import { icons as lucide } from "@iconify-json/lucide"
import { getIconData } from "@iconify/utils/lib/icon-set/get-icon"
import { iconName } from "../../domain/icons/icon-name"

/** The inside of an icon of the Lucide set, by its full name; `null` when the set has not got it. */
export function lucideDrawing(fullName: string): string | null {
  const wanted = iconName(fullName)
  if (wanted?.prefix !== lucide.prefix) return null
  const { icons, aliases = {} } = lucide
  const isThere = Object.hasOwn(icons, wanted.name) || Object.hasOwn(aliases, wanted.name)
  return isThere ? (getIconData(lucide, wanted.name)?.body ?? null) : null
}
