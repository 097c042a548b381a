import type { Palette } from "./palette"

/** The house colour: CSS `lightcoral` at 400. */
export const lightCoral: Palette = {
  brand: 400,
  50: "#fef5f5",
  100: "#fddedd",
  200: "#fac2c0",
  300: "#f6a3a1",
  400: "#f08080",
  500: "#d76567",
  600: "#b85153",
  700: "#993d40",
  800: "#7c2a2e",
  900: "#5f181d",
  950: "#44050d",
}
