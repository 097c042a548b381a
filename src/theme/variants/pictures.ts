import { plainList, type VariantGroup, type VariantStyle } from "./variant-style"

/** A picture has its size and a background before it loads. */
const image = {
  display: "block",
  width: "100%",
  height: "auto",
  bg: "tint",
  borderRadius: "card",
} satisfies VariantStyle

export const photo = {
  figure: { m: 0, "& img": image },
  text: { maxWidth: "measure" },
  wide: { maxWidth: "none" },
  /** From the small breakpoint up, text is next to it; headings and other blocks are below it. */
  half: {
    "@media (min-width: 40rem)": {
      float: "right",
      width: "19rem",
      maxWidth: "50%",
      ml: 4,
      mb: 3,
      ".text-prose > :has(> &)": { marginBlock: 0 },
      ".text-prose > :has(> &) ~ :is(h2, div, [class])": { clear: "both" },
    },
  },
} satisfies VariantGroup

export const people = {
  root: { "& > h2": { mt: 0, mb: 4 } },
  list: {
    display: "grid",
    gap: 4,
    ...plainList,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  },
  person: {
    display: "flex",
    flexWrap: "wrap",
    gap: 3,
    alignItems: "flex-start",
    breakInside: "avoid",
    "& > picture": { flex: "none", width: "8rem" },
    "& img": image,
  },
  words: { flex: "1 1 10rem", display: "grid", gap: 1, "& > p": { m: 0 } },
} satisfies VariantGroup
