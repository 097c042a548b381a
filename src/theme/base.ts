import type { ThemeUICSSObject } from "theme-ui"

/** Plain elements, before any variant. */
export const base: Record<string, ThemeUICSSObject> = {
  "*,::before,::after": { boxSizing: "border-box" },
  html: { scrollPaddingTop: "88px", textSizeAdjust: "100%", WebkitTextSizeAdjust: "100%" },
  /* The page behind a dialog stays where it is, and does not widen by the scrollbar that it loses. */
  "html:has(dialog[open])": { overflow: "hidden", scrollbarGutter: "stable" },
  body: {
    m: 0,
    fontFamily: "body",
    fontSize: "body",
    lineHeight: "body",
    bg: "background",
    WebkitFontSmoothing: "antialiased",
    overflowWrap: "break-word",
    textWrap: "pretty",
  },
  "[data-color-mode],body": { color: "text" },
  "h1,h2,h3,h4": { lineHeight: "heading", fontWeight: "heading" },
  a: { color: "accentText", textUnderlineOffset: "0.18em", textDecorationThickness: "1px" },
  "b,strong,th": { fontWeight: "heading" },
  "img,svg": { verticalAlign: "middle" },
  img: { maxWidth: "100%", height: "auto" },
  "blockquote,figure": { m: 0 },
  hr: { border: 0, borderTop: "1px solid", borderColor: "border" },
  "button,input,select,textarea": { font: "inherit" },
  "[hidden]": { display: "none !important" },
  ":focus-visible": { outline: "3px solid var(--focus)", outlineOffset: "2px", borderRadius: "2px" },
  "::selection": { bg: "accent", color: "onAccent" },
}

/** What only some visitors need. Written as it stands in the stylesheet, after everything else. */
export const adaptations = [
  "@media (prefers-reduced-motion:reduce){*,::before,::after{transition-duration:0s!important;animation-duration:0s!important;scroll-behavior:auto!important}}",
  "@media (forced-colors:active){.form-radio:has(:checked){outline:2px solid Highlight}.piece-loadingBar{background:Highlight}.quote-bar{forced-color-adjust:none}}",
  /* On paper: the wordmark and the phone as a letterhead, the text, where its links lead, and no ground. */
  "@media print{:root,[data-color-mode]{--text:#000!important;--muted:#333!important;--accent-text:#000!important;--border:#999!important;--background:#fff!important;--surface:#fff!important;--tint:#fff!important}.header-bar nav,.header-menu,.footer-bar,.piece-breadcrumbs,.piece-contents,.piece-callToAction,.hero-start,.form-actions,.buttons-primary,.buttons-secondary,.buttons-quiet,.layout-skipLink,.offer-aside>:not(:has(.offer-reference)){display:none!important}.header-bar{position:static;border:0}.header-phone>.header-fromSmall{display:inline!important}body{font-size:11pt}.piece-quoteCard,.search-form,.consent-banner,.layout-boxed>article form{display:none!important}.text-prose a[href^=http]:not(.piece-sourced,.quote-sheet *)::after,.stages-stage a[href^=http]::after{content:' (' attr(href) ')';overflow-wrap:anywhere;font-size:9pt}.offer-grid,.offer-aside,.layout-aside{display:block}.quote-head{position:static!important}.quote-sheet{border:0;font-size:10pt}.quote-line,.quote-total,.quote-basis>*{break-inside:avoid}::details-content{content-visibility:visible!important;display:block!important}}",
].join("")
