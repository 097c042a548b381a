import type { Family, Look } from "./look"

/** Before it loads a picture has its size and a background. */
const image = { display: "block", width: "100%", height: "auto", bg: "tint", borderRadius: "card" } satisfies Look

/** Pictures in texts. */
export const photo = {
  figure: { m: 0, "& img": image },
  text: { maxWidth: "measure" },
  wide: { maxWidth: "none" },
  /** From the small breakpoint up the text is beside it; headings and other blocks are below it. */
  half: {
    "@media (min-width: 40rem)": {
      float: "right",
      width: "19rem",
      maxWidth: "50%",
      ml: 4,
      mb: 3,
      ".text-prose > :has(> &)": { my: 0 },
      ".text-prose > :has(> &) ~ :is(h2, div, [class])": { clear: "both" },
    },
  },
} satisfies Family
