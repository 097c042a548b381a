/** Small, medium and wide. A responsive array lists its values as `[phone, small, medium, wide]`. */
export const breakpoints = ["40rem", "56rem", "72rem"]

/** Distances in pixels on an 8-point grid, with one half step. The index is the name: `p: 4` is 24 px. */
export const space = [0, 4, 8, 16, 24, 32, 48, 64, 96, 128]

/** Widths and heights used in several places. */
export const sizes = {
  /** About 68 characters of body text. */
  measure: "40rem",
  container: "72rem",
  /** The quote dialog from the small breakpoint up. */
  modal: "600px",
  /** The smallest touch target. */
  target: "44px",
  loadingBar: "3px",
  icon: "20px",
}

/** Rounded corners, in pixels. */
export const radii = { input: 8, card: 12, pill: 999 }

/** Only for what floats above the page. */
export const shadows = {
  panel: "0 16px 40px rgb(12 17 30 / 0.12)",
  dialog: "0 24px 80px rgb(12 17 30 / 0.28)",
}

/** Stacking order. */
export const zIndices = { header: 10, banner: 15, skipLink: 20, dialog: 30, loadingBar: 40 }
