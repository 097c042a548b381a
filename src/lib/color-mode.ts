/** The key of local storage for the visitor's choice, and the name of the radio buttons that change it. */
export const COLOR_MODE_KEY = "color-mode"
