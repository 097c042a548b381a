const SHORT = "120ms"

/** Colour changes under a pointer. */
export const colourChange = `background-color ${SHORT}, border-color ${SHORT}, color ${SHORT}`

/** A mark that turns. */
export const turn = "transform 160ms"
