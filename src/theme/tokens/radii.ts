/** Corners. */
export const radii = { input: 8, card: 12, pill: 999 }
