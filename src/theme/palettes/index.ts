import type { GRAYS, PALETTES } from "../../domain/content/palettes"
import { ccaBlack } from "./cca-black"
import { ccaCustom } from "./cca-custom"
import { ccaGrey } from "./cca-grey"
import { ccaRed } from "./cca-red"
import { coral } from "./coral"
import { ink } from "./ink"
import { lightCoral } from "./light-coral"
import type { Palette } from "./palette"
import { zinc } from "./zinc"

export type PaletteName = (typeof PALETTES)[number]
export type GrayName = (typeof GRAYS)[number]

export const palettes: Record<PaletteName | GrayName, Palette> = {
  ink,
  coral,
  "light-coral": lightCoral,
  "cca-black": ccaBlack,
  "cca-grey": ccaGrey,
  "cca-red": ccaRed,
  "cca-custom": ccaCustom,
  zinc,
}
