import { notPrinted, type Family } from "./look"

/** Floats over the foot of a page, in a corner where there is room. */
export const popup = {
  box: {
    position: "fixed",
    inset: "auto 16px 16px auto",
    zIndex: "dialog",
    display: "grid",
    gap: 2,
    width: "calc(100% - 32px)",
    maxWidth: "26rem",
    m: 0,
    p: 4,
    border: "1px solid",
    borderColor: "border",
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
} satisfies Family
