import type { Palette } from "./palette"

/** Eucalypt green: the palette a firm replaces with its own. */
export const ccaCustom: Palette = {
  brand: 700,
  50: "#f2f9f9",
  100: "#dce9e8",
  200: "#c1d5d5",
  300: "#a4c1c0",
  400: "#85abaa",
  500: "#649694",
  600: "#41807f",
  700: "#0e6a69",
  800: "#04504f",
  900: "#013737",
  950: "#002020",
}
