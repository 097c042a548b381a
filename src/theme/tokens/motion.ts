const SHORT = "120ms"

/** Changes of colour on hover. */
export const colourChange = `background-color ${SHORT}, border-color ${SHORT}, color ${SHORT}`

/** An arrow that turns when something opens. */
export const turn = "transform 160ms"

/** The loading bar: running to near the end, and fading out without changing colour first. */
export const loadingRun = "transform 2000ms cubic-bezier(0.1, 0.6, 0.3, 1)"
export const loadingHide = "opacity 400ms, background-color 0s 400ms"
