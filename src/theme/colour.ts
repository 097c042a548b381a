const getLinearChannel = (hex: string, at: number): number => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Red, green and blue of `#rrggbb` as amounts of light, each 0 to 1. Source: https://www.w3.org/TR/css-color-4/#color-conversion-code */
export const getLinearRgb = (hex: string): [number, number, number] => [
  getLinearChannel(hex, 1),
  getLinearChannel(hex, 3),
  getLinearChannel(hex, 5),
]

/** Relative luminance of `#rrggbb`, from 0 to 1. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function calculateLuminance(hex: string): number {
  const [red, green, blue] = getLinearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as `#rrggbb`, from 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function calculateContrast(a: string, b: string): number {
  const [la, lb] = [calculateLuminance(a), calculateLuminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

/** A colour channel, from 0 to 255, as two digits of `#rrggbb`. */
export const formatHexPair = (value: number): string => Math.round(value).toString(16).padStart(2, "0")

/** The colour `a` with the opacity `share`, from 0 to 1, over `b`. Both are written `#rrggbb`. */
export function mixColours(a: string, b: string, share: number): string {
  const mixChannel = (at: number) => {
    const [of, over] = [parseInt(a.slice(at, at + 2), 16), parseInt(b.slice(at, at + 2), 16)]
    return formatHexPair(of * share + over * (1 - share))
  }
  return `#${mixChannel(1)}${mixChannel(3)}${mixChannel(5)}`
}
