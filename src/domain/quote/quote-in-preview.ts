/** Replaces `./quote` in the browser while `npm run develop` previews another day: see `src/gatsby/on-create-webpack-config.ts`. */
export { buildPreviewQuote as calculateQuoteOutcome } from "./preview-quote"
