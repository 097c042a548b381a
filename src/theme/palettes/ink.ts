import type { Palette } from "./palette"

/** Blue-black, the colour of the words. */
export const ink: Palette = {
  brand: 900,
  50: "#f7f8fa",
  100: "#e3e5e9",
  200: "#ccced4",
  300: "#b3b7be",
  400: "#9a9ea8",
  500: "#808691",
  600: "#676d7a",
  700: "#4d5564",
  800: "#353d4e",
  900: "#1e2638",
  950: "#0c111e",
}
