import type { Look } from "./style"

/** A list of names and what belongs to them, with a line between each two. */
export const ruled = {
  m: 0,
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 3,
    py: 2,
    borderTop: "1px solid",
    borderColor: "border",
  },
  "& > :first-of-type": { borderTop: 0 },
} satisfies Look
