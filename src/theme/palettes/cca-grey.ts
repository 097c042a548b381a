import type { Palette } from "./palette"

/** Warm grey. */
export const ccaGrey: Palette = {
  brand: 600,
  50: "#f8f7f8",
  100: "#e5e4e5",
  200: "#cecdcf",
  300: "#b7b5b8",
  400: "#9e9ca0",
  500: "#868387",
  600: "#6d6a6f",
  700: "#565358",
  800: "#403d41",
  900: "#2b282c",
  950: "#171518",
}
