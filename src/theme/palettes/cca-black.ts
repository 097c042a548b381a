import type { Palette } from "./palette"

/** Near black. */
export const ccaBlack: Palette = {
  brand: 900,
  50: "#f8f8f8",
  100: "#e4e4e4",
  200: "#cccccc",
  300: "#b3b2b3",
  400: "#999899",
  500: "#7f7e7f",
  600: "#656466",
  700: "#4c4b4c",
  800: "#333234",
  900: "#1c1b1d",
  950: "#09090a",
}
