import { atBuild } from "./at-build"

/** The first two questions of the quote form. */
export const QuoteStart = atBuild(() =>
  import(/* webpackChunkName: "quote-start" */ "../features/quote/quote-start").then(file => file.QuoteStart),
)
