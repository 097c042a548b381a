/** Replaces `./quote` in the browser while `npm run develop` previews another day: see `src/gatsby/on-create-webpack-config.ts`. */
export { previewQuote as quote } from "./preview-quote"
