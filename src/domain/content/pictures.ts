/** The line drawings of `static/illustrations`, by file name. */
export const ILLUSTRATIONS = [
  "buying",
  "calculator",
  "calendar",
  "coast",
  "contract",
  "home",
  "selling",
  "settlement",
] as const

export type IllustrationName = (typeof ILLUSTRATIONS)[number]

/** The line icons. Each is drawn by its path in `domain/icons/icon-paths.ts`. */
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

/** True for what a photo-like picture in `content/pictures` may be called. */
export const isPictureFile = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg)$/.test(name)
