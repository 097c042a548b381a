import type { Palette } from "./palette"

/** Warm orange coral. */
export const coral: Palette = {
  brand: 400,
  50: "#fff6f2",
  100: "#ffe0d5",
  200: "#ffc4af",
  300: "#ffa584",
  400: "#ff7f50",
  500: "#e6632f",
  600: "#c54f1e",
  700: "#a53b09",
  800: "#842b01",
  900: "#621e01",
  950: "#421200",
}
