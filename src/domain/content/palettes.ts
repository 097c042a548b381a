/** The palettes that a firm or a partner may choose its primary colour from. */
export const PALETTES = ["ink", "coral", "light-coral", "cca-black", "cca-grey", "cca-red", "cca-custom"] as const

/** The gray scales for text, lines and surfaces. */
export const GRAYS = ["zinc"] as const
