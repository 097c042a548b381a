export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type Shade = (typeof SHADES)[number]

/** One hue from lightest to darkest, and the shade that people know the brand by. */
export type Palette = Record<Shade, string> & { brand: Shade }
