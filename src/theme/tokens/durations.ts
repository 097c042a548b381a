const SHORT = "120ms"

/** Colour changes under a pointer. */
export const colourChange = `background-color ${SHORT}, border-color ${SHORT}, color ${SHORT}`

/** A mark that turns. */
export const turn = "transform 160ms"

/** The loading bar: its way to near the end, and its fading in the colour that it has. */
export const loadingRun = "transform 2000ms cubic-bezier(0.1, 0.6, 0.3, 1)"
export const loadingHide = "opacity 400ms, background-color 0s 400ms"
