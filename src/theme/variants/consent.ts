import { notPrinted, type Family } from "./look"

/** The question whether visits may be measured. */
export const consent = {
  banner: {
    position: "fixed",
    insetInline: 0,
    bottom: 0,
    zIndex: "banner",
    bg: "surface",
    color: "text",
    borderTop: "1px solid",
    borderColor: "border",
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
    mx: "auto",
    px: [3, 4, 5],
    py: 3,
    "& p": { m: 0 },
  },
  title: { fontSize: "1rem", fontWeight: "heading", m: 0, mb: 1 },
  /** Two answers of one size: nothing leads the eye to one of them. */
  answers: {
    display: "grid",
    gap: 2,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    maxWidth: "24rem",
    "& > *": { px: 2 },
  },
} satisfies Family
