import type { VariantGroup } from "./variant-style"

/** A tool in a page of another site: as wide as its frame, and no higher than it is. */
export const embed = {
  page: {
    p: [3, 4],
    "& > main > *": { marginBlock: 0 },
    "& > main > * + *, & > footer": { mt: 4 },
    "& > footer > * + *": { mt: 2 },
  },
} satisfies VariantGroup
