import { VERDICTS } from "../../domain/content/choices"
import { alarm } from "../palettes"
import { tall, type VariantGroup, type VariantStyle } from "./variant-style"

const none = { display: "none" } satisfies VariantStyle
const unseen = { visibility: "hidden" } satisfies VariantStyle
const selectTickedSign = (sign: string) => `:has(input[value=${sign}]:checked)`

/** Shows only the worst verdict of the ticked signs. A browser that doesn't know `:has` shows all verdicts. */
const others = Object.fromEntries(
  VERDICTS.flatMap((verdict, i) => [
    [`&:not(${selectTickedSign(verdict)}) [data-verdict=${verdict}]`, unseen],
    ...VERDICTS.slice(0, i).map(worse => [`&${selectTickedSign(worse)} [data-verdict=${verdict}]`, unseen]),
  ]),
)

/** A low window that's wide enough for a verdict beside its number, such as a phone on its side. */
const lowAndWide = "@media (min-height: 20rem) and (max-height: 29.99rem) and (min-width: 40rem)"

const docked = { position: "sticky", bottom: 0, zIndex: 1, boxShadow: "panel" } satisfies VariantStyle

/** Signs in a message to tick, and the verdict on them. Everything is printed. */
export const messageCheck = {
  root: {
    display: "grid",
    maxWidth: "measure",
    // Each part of a page that's static HTML has an element around it. A verdict could only stick within that element.
    "& > :not([class])": { display: "contents" },
    "@media screen": {
      "&:has(input:checked) [data-verdict=open]": unseen,
      ...others,
      // All verdicts are as high as the highest, so that a tick doesn't make the verdict cover the sign that was ticked.
      "&:has(input) .messageCheck-verdicts > div": { gridArea: "1 / 1" },
    },
  },
  sign: {
    borderTop: "line",
    paddingBlock: 1,
    breakInside: "avoid",
    // Keeps the focus above the verdict.
    "& input": { [tall]: { scrollMarginBottom: "16rem" }, [lowAndWide]: { scrollMarginBottom: "8rem" } },
    "& > div": { pb: 3, pl: "36px", color: "muted" },
    "& > div > *": { marginBlock: 0 },
    "@media screen": { "&:not(:has(:checked)) > div": none },
  },
  /** At the bottom of the window while the signs are in it. In a low and narrow window it would cover them. */
  verdicts: {
    display: "grid",
    marginInline: ["-16px", 0],
    [tall]: docked,
    [lowAndWide]: docked,
    "@media print": { position: "static", marginInline: 0, boxShadow: "none" },
  },
  verdict: {
    display: "grid",
    gap: ["12px", 3],
    gridTemplateColumns: ["minmax(0,1fr)", "minmax(0,1fr) auto"],
    alignItems: "center",
    height: "100%",
    p: 3,
    borderTop: "2px solid",
    bg: "tint",
    breakInside: "avoid",
    // The number to call is on paper too, though buttons aren't.
    "& > a": { "@media print": { display: "block !important" } },
    "& > [role=note]": { p: 0, border: 0, bg: "transparent", "& > svg": { color: "inherit" } },
    "@media screen": {
      "&[data-verdict=stop]": { bg: alarm, color: "#ffffff", "--focus": "#ffffff" },
      "&[data-verdict=stop] > a": { bg: "#ffffff", color: alarm, borderColor: "#ffffff" },
    },
  },
} satisfies VariantGroup
