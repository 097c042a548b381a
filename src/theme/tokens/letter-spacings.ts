export const letterSpacings = { heading: "-0.022em", title: "-0.012em", eyebrow: "0.06em" }
