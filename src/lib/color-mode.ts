/** The one key of local storage that keeps the visitor's choice; the name of the radios that change it, too. */
export const COLOR_MODE_KEY = "color-mode"
