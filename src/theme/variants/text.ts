import { linkTarget, type VariantGroup, type VariantStyle } from "./variant-style"

const heading = { fontWeight: "heading", lineHeight: "heading", textWrap: "balance", m: 0 } satisfies VariantStyle
const h1 = { ...heading, fontSize: "h1", letterSpacing: "heading" }
const h2 = { ...heading, fontSize: "h2", letterSpacing: "heading" }
const h3 = { ...heading, fontSize: "h3", letterSpacing: "title", lineHeight: "snug" }

export const text = {
  h1,
  h2,
  h3,
  h4: { ...heading, fontSize: "h4", lineHeight: "snug" },
  /** On one line if it fits. */
  whole: { display: "inline-block" },
  lead: { fontSize: "lead", lineHeight: 1.5, color: "muted", m: 0 },
  eyebrow: { fontSize: "note", fontWeight: "heading", color: "accentText", lineHeight: "snug", m: 0 },
  note: { fontSize: "note", lineHeight: 1.5, m: 0 },
  muted: { fontSize: "note", lineHeight: 1.5, color: "muted", m: 0 },
  small: { fontSize: "small", lineHeight: 1.5, color: "muted", m: 0 },
  /** The body of an article or a page. Plain elements need no class; an element with a class sets its own width. */
  prose: {
    "& > p, & > ul:not([class]), & > ol:not([class]), & > blockquote": { marginBlock: 3, maxWidth: "measure" },
    "& > h2, & > h3, & > h4": { maxWidth: "measure" },
    "& > h2": { ...h2, mt: 6, mb: 3 },
    "& > h3": { ...h3, mt: 5, mb: 2 },
    "& > h4": { fontSize: "h4", mt: 4, mb: 1 },
    "& > ul:not([class]), & > ol:not([class]), & li > ul": { pl: 4 },
    "& > :not([class]) > li + li": { mt: 2 },
    "& > :not([class]) > li::marker": { color: "accentText" },
    "& > blockquote": { pl: 4, borderLeft: "2px solid var(--accent-edge)", color: "muted" },
    "& > hr": { marginBlock: 5 },
    "& > [class], & > div": { marginBlock: 5 },
    /* A block under a heading is closer to the heading than to the text before it. */
    "& > :is(h2, h3) + [class], & > :is(h2, h3) + div": { mt: 3 },
    "& > section[class]": { marginBlock: 0 },
    "& > :first-child": { mt: 0 },
    /* Has the same specificity as the rules for lists above. */
    "& > :last-child, & > ul:not([class]):last-child, & > ol:not([class]):last-child": { mb: 0 },
    "@media print": { "& a[href^=http]:not(.piece-sourced,.quote-sheet *)::after": linkTarget },
  },
} satisfies VariantGroup

export const links = {
  /** Links that are recognisable by their position: in the navigation, the footer and cards. */
  quiet: { color: "inherit", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
} satisfies VariantGroup
