import type { ThemeUICSSObject } from "theme-ui"
import { paper } from "./palettes"
import { getCustomProperty } from "./theme"

/** The colours that change on paper, whatever the colour mode and the palette. */
const onPaper = Object.fromEntries(
  Object.entries(paper).map(([role, colour]) => [getCustomProperty(role), `${colour} !important`]),
)

/** Plain elements, before any variant. A property whose type has no `!important` is written as in CSS. */
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
    /* Labels, notes and headings keep their proportions on paper. */
    "@media print": { fontSize: "11pt" },
  },
  /*
   * The page behind a dialog doesn't scroll, and keeps its width without a scrollbar. Not by the attribute `open`: each
   * disclosure that opens would have the browser match the whole page again.
   */
  "html:has(dialog:modal)": {
    overflow: "hidden",
    scrollbarGutter: "stable",
    /* The place of the scrollbar is as dark as the backdrop, which doesn't reach it. */
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
  a: { color: "accentText", textUnderlineOffset: "0.18em", textDecorationThickness: "1px" },
  "b,strong,th": { fontWeight: "heading" },
  "img,svg": { verticalAlign: "middle" },
  img: { maxWidth: "100%", height: "auto" },
  "blockquote,figure": { m: 0 },
  hr: { border: 0, borderTop: "line" },
  "button,input,select,textarea": { font: "inherit" },
  /* Words, and after them an arrow of ours. */
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
  /* What depends on the time of day is out of date on paper. */
  "[data-office-now]": { "@media print": { display: "none !important" } },
  /* On paper every disclosure is open. A rule of its own, since browsers that don't know the selector skip the rule. */
  "::details-content": {
    "@media print": { "content-visibility": "visible !important", display: "block !important" },
  },
}
