import type { Theme } from "theme-ui"

/** theme-ui's scales. Stylesheets use their names; emails and the editor use their values. */
export const scales = {
  /** Small, medium and wide. A responsive array lists its values as `[phone, small, medium, wide]`. */
  breakpoints: ["40rem", "56rem", "72rem"],
  /** Distances in pixels on an 8-point grid, with one half step. The index is the name: `p: 4` is 24 px. */
  space: [0, 4, 8, 16, 24, 32, 48, 64, 96, 128],
  sizes: {
    /** About 68 characters of body text. */
    measure: "40rem",
    container: "72rem",
    /** The quote dialog from the small breakpoint up. */
    modal: "600px",
    /** The smallest touch target. */
    target: "44px",
    loadingBar: "3px",
    icon: "20px",
  },
  borders: { line: "1px solid var(--border)", control: "1px solid var(--control-border)" },
  /** Rounded corners, in pixels. */
  radii: { input: 8, card: 12, pill: 999 },
  /** Only for elements that float above the page. */
  shadows: {
    panel: "0 16px 40px rgb(12 17 30 / 0.12)",
    dialog: "0 24px 80px rgb(12 17 30 / 0.28)",
  },
  zIndices: { header: 10, banner: 15, skipLink: 20, dialog: 30, loadingBar: 40 },
  fonts: { body: "Figtree, 'Figtree Fallback', system-ui, sans-serif" },
  /** From small print to the largest heading. Headings grow with the window, between 320 and 1280 px wide. */
  fontSizes: {
    small: "0.8125rem",
    note: "0.9375rem",
    body: "clamp(1.0625rem, 1.042rem + 0.13vw, 1.125rem)",
    lead: "clamp(1.125rem, 1.042rem + 0.42vw, 1.375rem)",
    h4: "1.125rem",
    h3: "clamp(1.1875rem, 1.125rem + 0.31vw, 1.375rem)",
    h2: "clamp(1.5rem, 1.156rem + 1.52vw, 2.375rem)",
    h1: "clamp(1.875rem, 1.125rem + 3.3vw, 3.75rem)",
    figure: "clamp(2.25rem, 1.833rem + 2.08vw, 3.5rem)",
  },
  fontWeights: { body: 400, medium: 500, heading: 600, bold: 700 },
  lineHeights: { body: 1.6, snug: 1.4, heading: 1.12 },
  letterSpacings: { heading: "-0.022em", title: "-0.012em", eyebrow: "0.06em" },
} satisfies Theme

/** The address of the typeface, which the page preloads. Figtree, SIL Open Font License 1.1. */
export const FONT_PATH = "/fonts/figtree-latin.woff2"

/**
 * The fallback takes up the same room as Figtree, so that nothing moves when Figtree loads. Figtree's ascent is 0.95 em and
 * its descent 0.25 em. Widths are those of a 210-character English sample against Arial and Arial Bold.
 */
const buildFallbackFontFace = (locals: readonly string[], weight: string, sizeAdjust: number) => ({
  fontFamily: "Figtree Fallback",
  src: locals.map(name => `local("${name}")`).join(","),
  fontWeight: weight,
  sizeAdjust: `${(sizeAdjust * 100).toFixed(2)}%`,
  ascentOverride: `${(95 / sizeAdjust).toFixed(2)}%`,
  descentOverride: `${(25 / sizeAdjust).toFixed(2)}%`,
  lineGapOverride: "0%",
})

export const fontFaces = [
  {
    fontFamily: "Figtree",
    src: `url(${FONT_PATH}) format("woff2")`,
    fontWeight: "300 900",
    fontDisplay: "swap",
  },
  buildFallbackFontFace(["Arial", "Liberation Sans", "Roboto"], "300 500", 9587 / 9563),
  buildFallbackFontFace(["Arial Bold", "Liberation Sans Bold", "Roboto Bold"], "600 900", 9757 / 10241),
]

export const PICTURE_TYPEFACE = "@fontsource/figtree/files/figtree-latin-600-normal.woff"

export const colourChange = "background-color 120ms, border-color 120ms, color 120ms"

export const turn = "transform 160ms"

/** A dialog, a step of the quote or a price that appears. */
export const arrival = "transform 180ms ease-out, opacity 180ms ease-out"

export const doorOpens = "transform 300ms ease-out, opacity 300ms ease-out"

/** The loading bar: it runs nearly to the end, and fades out without changing colour first. */
export const loadingRun = "transform 2000ms cubic-bezier(0.1, 0.6, 0.3, 1)"
export const loadingHide = "opacity 400ms, background-color 0s 400ms"
