import { variant } from "../../theme/variant"

/** What's said aloud of the total, apart from what's seen of it, so that it can wait for a pause. */
export const TotalStatus = ({ words }: { words: string }) => (
  <p role="status" aria-atomic="true" className={variant("layout.hidden")}>
    {words}
  </p>
)
