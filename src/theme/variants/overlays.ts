import { arrival } from "../tokens"
import { notPrinted, type VariantGroup } from "./variant-style"

const beforeArrival = { transform: "translateY(12px)", opacity: 0 }

export const modal = {
  dialog: {
    /* As the browser places a modal dialog, which it becomes once it's drawn. */
    position: "fixed",
    inset: 0,
    zIndex: "dialog",
    width: ["100%", "modal"],
    maxWidth: "100%",
    height: ["100%", "fit-content"],
    maxHeight: ["100%", "calc(100vh - 64px)"],
    m: [0, "auto"],
    p: 0,
    border: [0, "line"],
    borderRadius: [0, "card"],
    bg: "background",
    color: "text",
    /* On a phone it fills the screen. A shadow outside that, or frames of a transition, would only delay it. */
    boxShadow: [null, "dialog"],
    overflow: "hidden",
    flexDirection: "column",
    "&[open]": { display: "flex" },
    transition: [null, arrival],
    "@starting-style": beforeArrival,
    "&[data-prepared]:not([open])": { display: "flex", visibility: "hidden", ...beforeArrival },
    "&::backdrop": { bg: "rgb(12 17 30 / 0.55)" },
    /* In dark mode the page is as dark as the dialog, so darken it further to make the dialog stand out. */
    "[data-color-mode=dark] &::backdrop": { bg: "rgb(3 5 10 / 0.8)" },
  },
  header: {
    flex: "none",
    display: "flex",
    alignItems: "center",
    gap: 3,
    paddingInline: [3, 5],
    paddingBlock: 2,
    borderBottom: "line",
    "& > :first-child": { mr: "auto" },
  },
  close: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    size: "target",
    mr: "-10px",
    p: 0,
    border: 0,
    borderRadius: "input",
    bg: "transparent",
    color: "text",
    cursor: "pointer",
    "&:hover": { bg: "tint" },
  },
  /** Only this part scrolls, so the scrollbar begins below the header. */
  body: {
    flex: "0 1 auto",
    minHeight: 0,
    overflowY: "auto",
    /* Until the dialog is modal, so for its first frame, a phone draws it in one layer, which is quicker than one that scrolls. */
    "dialog:not(:modal) &": { overflowY: ["hidden", "auto"] },
    overscrollBehavior: "contain",
    scrollPaddingTop: "24px",
    paddingInline: [3, 5],
    /* The form's buttons end it, and stick to its bottom edge. Padding would keep them away from there. */
    pt: 4,
  },
} satisfies VariantGroup

export const consent = {
  banner: {
    /* Lower windows show it at the end of the page. */
    "@media (min-height: 20rem)": { position: "fixed", inset: "auto 0 0", zIndex: "banner" },
    bg: "surface",
    color: "text",
    borderTop: "line",
    boxShadow: "panel",
    fontSize: "note",
    lineHeight: "snug",
    ...notPrinted,
  },
  inside: {
    display: "grid",
    gap: 3,
    alignItems: "center",
    gridTemplateColumns: ["minmax(0,1fr)", null, "minmax(0,1fr) auto"],
    maxWidth: "container",
    marginInline: "auto",
    paddingInline: [3, 4, 5],
    paddingBlock: 3,
    "& p": { m: 0 },
  },
  title: { fontSize: "1rem", fontWeight: "heading", m: 0, mb: 1 },
  /** Two buttons of the same size, so that neither is favoured. */
  answers: {
    display: "grid",
    gap: 2,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    maxWidth: "24rem",
    "& > *": { paddingInline: 2 },
  },
} satisfies VariantGroup

export const popup = {
  box: {
    position: "fixed",
    inset: "auto 16px 16px auto",
    zIndex: "dialog",
    display: "grid",
    gap: 2,
    width: "calc(100% - 32px)",
    maxWidth: "26rem",
    maxHeight: "calc(100vh - 32px)",
    overflowY: "auto",
    m: 0,
    p: 4,
    border: "line",
    borderRadius: "card",
    bg: "background",
    color: "text",
    boxShadow: "panel",
    "& > *": { m: 0 },
    "& > .form-actions > *": { flex: "1 1 auto" },
    ...notPrinted,
  },
  head: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: 3,
    "& h2": { m: 0 },
    "& > button": { mt: "-6px" },
  },
} satisfies VariantGroup
