/** Our own line icons. Each is drawn by its path in `icon-paths.ts`. */
export const ICONS = [
  "arrow",
  "calculator",
  "calendar",
  "check",
  "chevron",
  "clock",
  "close",
  "document",
  "home",
  "info",
  "key",
  "law",
  "mail",
  "menu",
  "phone",
  "pin",
  "print",
  "search",
  "shield",
  "tip",
  "warning",
] as const

export type IconName = (typeof ICONS)[number]

/** True for the name of an icon of our own, spelt exactly so. */
export const isOwnIcon = (name: string): name is IconName => ICONS.some(icon => icon === name)

/** The prefix of our own icons where icons of several sets meet. */
export const OWN_PREFIX = "site"

const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 64

/** True for what a set of icons, or an icon in it, may be called. */
export const isIconWord = (text: string): boolean => text.length <= LONGEST && WORDS.test(text)

/** The parts of `prefix:name`; `null` for anything else. */
export function iconName(text: string): { prefix: string; name: string } | null {
  const [prefix = "", name = "", ...rest] = text.split(":")
  return rest.length === 0 && isIconWord(prefix) && isIconWord(name) ? { prefix, name } : null
}
