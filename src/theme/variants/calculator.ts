import type { Family } from "./look"

/** Where the answers leave room for the result beside them. */
const wide = "@container (min-width: 56rem)"

export const calculator = {
  /** Lays itself out by the room it has. */
  box: { containerType: "inline-size" },
  form: {
    display: "flex",
    flexDirection: "column",
    gap: [4, null, 5],
    "& > *": { m: 0, minWidth: 0 },
    /* What has the focus never hides behind the total at the bottom of a small screen. */
    "& input, & summary": { scrollMarginBottom: "112px" },
    [wide]: { display: "grid", gridTemplateColumns: "minmax(0,1fr) 25rem", alignItems: "start" },
  },
  /** The total, and what it is made of. On a small screen the total alone stays in sight, at the bottom. */
  result: { display: "contents", [wide]: { display: "block", alignSelf: "stretch" } },
  /** Goes down beside the answers, and no further than they do. */
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
  /** Takes the whole width below the answers and the result. */
  whole: { gridColumn: "1 / -1", "& > div > *, & > div > div > *": { minWidth: 0 } },
} satisfies Family
