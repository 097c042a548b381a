import { plainList, type VariantGroup } from "./variant-style"

export const documents = {
  box: { display: "grid", gap: [5, null, 6], "& > *": { minWidth: 0 } },
  groups: { display: "grid", gap: 5, maxWidth: "measure", "& > *": { marginBlock: 0, minWidth: 0 } },
  list: {
    ...plainList,
    "& > li": {
      display: "grid",
      gap: 2,
      m: 0,
      paddingBlock: 2,
      color: "text",
      fontSize: "1rem",
      borderTop: "line",
      breakInside: "avoid",
      "& > label, & > h3": { fontSize: "1rem", fontWeight: "heading" },
      "& > *": { marginBlock: 0 },
    },
  },
  facts: {
    m: 0,
    display: "grid",
    gap: 1,
    "& > div": { display: "flex", flexWrap: "wrap", columnGap: 3 },
    "& dt": { flex: "0 0 9rem", color: "muted" },
    "& dd": { flex: "1 1 16rem", m: 0 },
  },
} satisfies VariantGroup
