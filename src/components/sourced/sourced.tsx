import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

type Props = {
  children: ReactNode
  url: string
  /** Which source it is, and when it was last compared with it. */
  label: string
}

/** Words with a figure in them, and after them a small mark that leads to where the figure comes from. */
export function Sourced({ children, url, label }: Props) {
  return (
    <>
      {children}
      <a className={variant("piece.sourced")} href={url} rel="noopener" aria-label={label} title={label} />
    </>
  )
}
