/** Only what floats above the page has a shadow. */
export const shadows = {
  panel: "0 16px 40px rgb(12 17 30 / 0.12)",
  dialog: "0 24px 80px rgb(12 17 30 / 0.28)",
}
