import { VERDICTS } from "../../domain/content/choices"
import type { VariantGroup, VariantStyle } from "./variant-style"

const none = { display: "none" } satisfies VariantStyle
const selectTickedSign = (sign: string) => `:has(input[value=${sign}]:checked)`

/** Shows only the worst verdict of the ticked signs. A browser that doesn't know `:has` shows all verdicts. */
const others = Object.fromEntries(
  VERDICTS.flatMap((verdict, i) => [
    [`&:not(${selectTickedSign(verdict)}) [data-verdict=${verdict}]`, none],
    ...VERDICTS.slice(0, i).map(worse => [`&${selectTickedSign(worse)} [data-verdict=${verdict}]`, none]),
  ]),
)

/** Signs in a message to tick, and the verdict on them. Everything is printed. */
export const messageCheck = {
  root: {
    display: "grid",
    maxWidth: "measure",
    // Each part of a page that's static HTML has an element around it. A verdict could only stick within that element.
    "& > :not([class])": { display: "contents" },
    "@media screen": { "&:has(input:checked) [data-verdict=open]": none, ...others },
  },
  sign: {
    borderTop: "line",
    paddingBlock: 1,
    breakInside: "avoid",
    // Keeps the focus above the verdict.
    "& input": { scrollMarginBottom: "272px" },
    "& > div": { pb: 3, pl: "36px", color: "muted" },
    "& > div > *": { marginBlock: 0 },
    "@media screen": { "&:not(:has(:checked)) > div": none },
  },
  /** On a short screen, a verdict that sticks would cover the signs. */
  verdicts: {
    bg: "background",
    paddingBlock: 3,
    borderTop: "line",
    "@media (min-height: 30rem)": { position: "sticky", bottom: 0 },
  },
} satisfies VariantGroup
