import { SAMPLE_MODES } from "../../domain/sample-documents/sample-document"
import { notPrinted, type VariantGroup } from "./variant-style"

/** Shows only what the reader's mode asks for. Everything is printed. */
const others = Object.fromEntries(
  SAMPLE_MODES.map(mode => [
    `&:has([value=${mode}]:checked) [data-mode]:not([data-mode=${mode}])`,
    { "@media screen": { display: "none" } },
  ]),
)

export const sample = {
  root: {
    display: "grid",
    gap: 5,
    maxWidth: "measure",
    "& > *": { marginBlock: 0 },
    "& h3": { mt: 0, mb: 2 },
    "& small": { display: "block", fontSize: "note", fontWeight: "body", color: "muted" },
    ...others,
  },
  onScreen: notPrinted,
} satisfies VariantGroup
