import type { Family } from "./style"

export const device = {
  /** A short list of what a device is. */
  facts: {
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
    "& dt": { flex: "0 0 9rem", color: "muted" },
    "& dd": { m: 0, overflowWrap: "anywhere" },
  },
  /** Keeps the room of its button. */
  copy: { minHeight: "target" },
} satisfies Family
