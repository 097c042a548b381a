import { notPrinted, plainList, type VariantGroup } from "./variant-style"

export const search = {
  form: { display: "grid", gap: 2, maxWidth: "measure", ...notPrinted },
  row: {
    display: "flex",
    gap: 2,
    "& > input, & > .form-money": { minWidth: 0, flex: 1 },
    "& > button": { flex: "none" },
  },
  results: {
    ...plainList,
    maxWidth: "measure",
    "& > li": { paddingBlock: 3, borderTop: "line" },
    "& a": { fontSize: "h4", fontWeight: "heading", lineHeight: "snug" },
    "& p": { m: 0, mt: 1, color: "muted" },
    /* An ellipsis before and after the excerpt, because it comes from the middle of a text. */
    "& p::before": { content: '"… "' },
    "& p::after": { content: '" …"' },
    "& mark": { bg: "tint", color: "text", fontWeight: "medium" },
  },
} satisfies VariantGroup
