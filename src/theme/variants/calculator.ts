import type { Family } from "./look"

/** Where there's room for the result beside the fields. */
const wide = "@container (min-width: 56rem)"

export const calculator = {
  /** The layout depends on the width of this container. */
  box: { containerType: "inline-size" },
  form: {
    display: "flex",
    flexDirection: "column",
    gap: [4, null, 5],
    "& > *": { m: 0, minWidth: 0 },
    /* The field with focus is never behind the total at the bottom of a small screen. */
    "& input, & summary": { scrollMarginBottom: "112px" },
    [wide]: { display: "grid", gridTemplateColumns: "minmax(0,1fr) 25rem", alignItems: "start" },
  },
  /** The total and its parts. On a small screen only the total stays visible, at the bottom. */
  result: { display: "contents", [wide]: { display: "block", alignSelf: "stretch" } },
  /** Stays visible beside the fields, down to the last of them. */
  panel: {
    display: "contents",
    [wide]: {
      display: "grid",
      gap: 3,
      position: "sticky",
      top: "88px",
      p: 4,
      bg: "surface",
      border: "1px solid",
      borderColor: "border",
      borderRadius: "card",
      "& > *": { m: 0 },
    },
    "@media print": { position: "static" },
  },
  total: {
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: 3,
    m: 0,
    px: 3,
    py: 2,
    bg: "surface",
    border: "1px solid",
    borderColor: "controlBorder",
    borderRadius: "card",
    fontVariantNumeric: "tabular-nums",
    "& strong": { fontSize: "h3" },
    [wide]: {
      position: "static",
      display: "grid",
      gap: 2,
      p: 0,
      border: 0,
      "& strong": { fontSize: "figure", fontWeight: "heading", lineHeight: 1, overflowWrap: "anywhere" },
    },
    "@media print": { position: "static" },
  },
  /** The whole width below the fields and the result. */
  whole: { gridColumn: "1 / -1", "& > div > *, & > div > div > *": { minWidth: 0 } },
} satisfies Family
