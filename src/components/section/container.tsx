import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

/** Keeps what it holds to the width of the site, or to a reading column. */
export function Container({ width = "wide", children }: { width?: "text" | "wide"; children: ReactNode }) {
  return <div className={variant(width === "text" ? "layout.narrow" : "layout.container")}>{children}</div>
}
