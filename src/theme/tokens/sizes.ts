/** Widths and heights that recur. */
export const sizes = {
  /** About 68 characters of body text. */
  measure: "40rem",
  container: "72rem",
  /** The quote dialog from the small breakpoint up. */
  modal: "600px",
  /** The smallest thing a finger is asked to hit. */
  target: "44px",
  loadingBar: "3px",
  icon: "20px",
}
