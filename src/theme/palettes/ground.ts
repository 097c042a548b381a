/** What everything lies on: warm paper by day, ink by night. */
export const ground = {
  light: { background: "#fcfaf6", surface: "#ffffff", tint: "#f6f1e9" },
  dark: { background: "#10141f", surface: "#191f2d", tint: "#141926" },
} as const
