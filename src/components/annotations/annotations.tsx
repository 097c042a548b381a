import { useId, type ReactNode } from "react"
import { variant } from "../../theme/variant"

type TermProps = {
  meaning: string
  /** The address of the term in the glossary. The build adds it if the glossary has the term. */
  anchor?: string
  children: ReactNode
}

/** A legal term. Its meaning opens below it when it's tapped or has the keyboard's focus. */
export function Term({ meaning, anchor, children }: TermProps) {
  const id = useId()
  return (
    <dfn className={variant("piece.term")} tabIndex={0} aria-describedby={id}>
      {children}
      <span id={id}>
        {meaning} {anchor && <a href={anchor}>All terms</a>}
      </span>
    </dfn>
  )
}

type SourcedProps = {
  children: ReactNode
  url: string
  /** Names the source and the date when the figure was last checked against it. */
  label: string
}

export function Sourced({ children, url, label }: SourcedProps) {
  return (
    <>
      {children}
      <a className={variant("piece.sourced")} href={url} rel="noopener" aria-label={label} title={label} />
    </>
  )
}
