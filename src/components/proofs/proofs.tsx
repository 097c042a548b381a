import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

/** What a visitor can check about us: a row of `Proof`s. */
export function Proofs({ children }: { children: ReactNode }) {
  return <div className={variant("proofs.list")}>{children}</div>
}
