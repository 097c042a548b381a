/** Colours that mean something whatever the brand: words and borders, and the quiet ground behind them. */
export const signals = {
  light: {
    danger: "#b3261e",
    dangerTint: "#fdecea",
    success: "#1f6b45",
    successTint: "#e7f4ec",
    warning: "#7a5200",
    warningTint: "#fcf1d9",
    info: "#2a5590",
    infoTint: "#e9f0f9",
  },
  dark: {
    danger: "#ffb0a8",
    dangerTint: "#3a1a1c",
    success: "#8fd8b0",
    successTint: "#13301f",
    warning: "#f2cd7d",
    warningTint: "#33270f",
    info: "#a9c8f5",
    infoTint: "#182a45",
  },
} as const
