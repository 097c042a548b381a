import type { Palette } from "./palette"

/** Signal red. */
export const ccaRed: Palette = {
  brand: 600,
  50: "#fff5f4",
  100: "#fddcd9",
  200: "#f4c0bb",
  300: "#eba09b",
  400: "#e07e78",
  500: "#d35855",
  600: "#c4242f",
  700: "#a5011c",
  800: "#7f0113",
  900: "#5b010b",
  950: "#3a0004",
}
