import { ruled, type Family } from "./look"

export const device = {
  /** A short list of what a device is. */
  facts: {
    ...ruled,
    "& dt": { flex: "0 0 9rem", color: "muted" },
    "& dd": { m: 0, overflowWrap: "anywhere" },
  },
  /** Keeps the room of its button. */
  copy: { minHeight: "target" },
} satisfies Family
