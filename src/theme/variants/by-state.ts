import { STATES } from "../../domain/states"
import { notPrinted, type VariantGroup } from "./variant-style"

/** Hides the parts of the states that aren't picked. If none is picked, as without a script, all parts show. */
export const hideOtherStates = Object.fromEntries(
  STATES.map(state => [
    `main:has(& input[value=${state}]:checked) [data-state]:not([data-state=${state}])`,
    { display: "none" },
  ]),
)

export const byState = {
  root: {
    display: "grid",
    gap: 5,
    "& > *": { minWidth: 0, marginBlock: 0 },
    "& > * > h3:first-child": { mt: 0, mb: 3 },
    /* A card stays visible next to the parts while they're read. */
    "&:has(> .cards-card)": { gridTemplateColumns: [null, null, "minmax(0,1fr) 18rem"], columnGap: 6 },
    "& > :not(.cards-card)": { gridColumn: [null, null, "1"] },
    "& > .cards-card": {
      gridColumn: [null, null, "2"],
      gridRow: [null, null, "1"],
      alignSelf: "start",
      position: ["static", null, "sticky"],
      top: "96px",
    },
  },
  switch: { border: 0, m: 0, p: 0, minWidth: 0, width: "100%", maxWidth: "measure", ...hideOtherStates, ...notPrinted },
} satisfies VariantGroup
