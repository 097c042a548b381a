import { variant } from "../../theme/variant"
import { useAfterPause } from "./after-pause"

type Props = {
  /** What a screen reader says once it has stayed the same for a second. Nothing is said where it's empty. */
  text: string
  /** Begins the pause again whenever it changes, such as the answers that `text` follows from. */
  of?: unknown
}

/** Says what answers lead to, unseen and once, and not while they're still changing. */
export const QuietStatus = ({ text, of }: Props) => (
  <p className={variant("layout.hidden")} role="status">
    {useAfterPause(text, of)}
  </p>
)
