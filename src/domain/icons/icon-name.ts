import { iconPaths } from "./icon-paths"

export type IconName = keyof typeof iconPaths

export const ICONS = Object.keys(iconPaths)

export const isOwnIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

/** The prefix of our own icons. Other icon sets have other prefixes. */
export const OWN_PREFIX = "site"

const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 64

/** True for a valid name of an icon set, or of an icon in a set. */
export const isValidIconNamePart = (text: string): boolean => text.length <= LONGEST && WORDS.test(text)

export function parseIconName(text: string): { prefix: string; name: string } | null {
  const [prefix = "", name = "", ...rest] = text.split(":")
  return rest.length === 0 && isValidIconNamePart(prefix) && isValidIconNamePart(name) ? { prefix, name } : null
}
