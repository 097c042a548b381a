/** A phone number as it is shown and as a `tel:` link needs it. `display` is a number as people write it. */
export const phoneLink = (display: string): { display: string; tel: string } => ({
  display,
  tel: display.replace(/[^\d+]/g, ""),
})
