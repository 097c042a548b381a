import type { ThemeUICSSObject } from "theme-ui"
import { paper } from "./palettes"
import { getCustomProperty } from "./roles"

/** The colours for print, which apply in any colour mode and palette. */
const onPaper = Object.fromEntries(
  Object.entries(paper).map(([role, colour]) => [getCustomProperty(role), `${colour} !important`]),
)

/** The styles of plain elements, before any variant. Properties whose type has no `!important` have their CSS names. */
export const base: Record<string, ThemeUICSSObject> = {
  "*,::before,::after": {
    boxSizing: "border-box",
    "@media (prefers-reduced-motion: reduce)": {
      transitionDuration: "0s !important",
      animationDuration: "0s !important",
      "scroll-behavior": "auto !important",
    },
  },
  ":root,[data-color-mode]": { "@media print": onPaper },
  html: {
    scrollPaddingTop: "88px",
    textSizeAdjust: "100%",
    WebkitTextSizeAdjust: "100%",
    /* Labels, notes and headings have sizes relative to this one. */
    "@media print": { fontSize: "11pt" },
  },
  /*
   * The page behind a dialog doesn't scroll, and keeps its width without a scrollbar. The selector isn't the attribute
   * `open`, because every disclosure that opens would then make the browser match the whole page again.
   */
  "html:has(dialog:modal)": {
    overflow: "hidden",
    scrollbarGutter: "stable",
    /* Where the scrollbar was, the page is as dark as the backdrop, which doesn't reach that far. */
    background: "color-mix(in srgb, rgb(12 17 30) 55%, var(--background))",
  },
  body: {
    m: 0,
    fontFamily: "body",
    fontSize: "body",
    lineHeight: "body",
    bg: "background",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
    textWrap: "pretty",
    "@media print": { fontSize: "11pt" },
  },
  "[data-color-mode],body": { color: "text" },
  "h1,h2,h3,h4": { lineHeight: "heading", fontWeight: "heading" },
  /* On paper, no heading is alone at the foot of a page. */
  "h1,h2,h3,h4,summary,caption,dt": { "@media print": { breakAfter: "avoid" } },
  a: { color: "accentText", textUnderlineOffset: "0.18em", textDecorationThickness: "1px" },
  "b,strong,th": { fontWeight: "heading" },
  "img,svg": { verticalAlign: "middle" },
  img: { maxWidth: "100%", height: "auto" },
  "blockquote,figure": { m: 0 },
  "p time": { whiteSpace: "nowrap" },
  hr: { border: 0, borderTop: "line" },
  "button,input,select,textarea": { font: "inherit" },
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: 3,
    minHeight: "target",
    cursor: "pointer",
    listStyle: "none",
  },
  "::-webkit-details-marker": { display: "none" },
  "[hidden]": { display: "none !important" },
  ":focus-visible": {
    outline: "3px solid var(--focus)",
    outlineOffset: "2px",
    borderRadius: "2px",
    "@media (forced-colors: active)": { outline: "4px solid CanvasText" },
  },
  "::selection": { bg: "accent", color: "onAccent" },
  /* Whether the office is open is out of date once it's printed. */
  "[data-office-now]": { "@media print": { display: "none !important" } },
  /* Every disclosure is open in print. This is a separate rule, because browsers that don't know the selector skip the rule. */
  "::details-content": {
    "@media print": { "content-visibility": "visible !important", display: "block !important" },
  },
}
