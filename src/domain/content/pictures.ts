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

/** True for what a photo-like picture in `content/pictures` may be called. */
export const isPictureFile = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg)$/.test(name)
