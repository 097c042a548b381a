import { variant } from "../../theme/variant"

const MOST_LETTERS = 3

/** The first letters of a name's capitalised words: `SHO` of `Sale by Home Owner`. */
const initials = (name: string): string => (name.match(/\b\p{Lu}/gu) ?? []).slice(0, MOST_LETTERS).join("")

/** A firm's name as its logo, in the accent of the page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <p className={variant("piece.wordmark")}>
      <span aria-hidden="true">{initials(name)}</span>
      {name}
    </p>
  )
}
