export const IS_THOROUGH = process.env.THOROUGH === "1"

export type AuditWindow = {
  name: string
  width: number
  height: number
  colorScheme: "light" | "dark"
  forcedColors?: "active"
  isWhole?: boolean
  /** Which WCAG rules are checked. The daily run checks all of them on the phone only, the nightly run on a wide screen too. */
  wcag: "all" | "colours" | "none"
}

const DAILY: readonly AuditWindow[] = [
  { name: "on a phone", width: 360, height: 740, colorScheme: "light", isWhole: true, wcag: "all" },
  { name: "on a wide screen in the dark", width: 1440, height: 900, colorScheme: "dark", wcag: "colours" },
  {
    ...{ name: "in forced colours", width: 768, height: 900, colorScheme: "light" as const },
    ...{ forcedColors: "active" as const, wcag: IS_THOROUGH ? "colours" : "none" },
  },
]

const NIGHTLY: readonly AuditWindow[] = [
  { name: "on a phone in the dark", width: 360, height: 740, colorScheme: "dark", wcag: "colours" },
  { name: "on a wide screen", width: 1440, height: 900, colorScheme: "light", wcag: "all" },
  { name: "on a tablet", width: 768, height: 900, colorScheme: "light", wcag: "colours" },
  { name: "on a small screen", width: 1024, height: 900, colorScheme: "light", wcag: "colours" },
]

export const WINDOWS = IS_THOROUGH ? [...DAILY, ...NIGHTLY] : DAILY

/** Windows as narrow as the smallest phone. The second is a window of 1280 by 1024 pixels at 400% zoom. */
export const NARROW_WINDOWS = [
  { width: 320, height: 640 },
  { width: 1280 / 4, height: 1024 / 4 },
]
