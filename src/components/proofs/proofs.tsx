import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

/** Claims about us that visitors can check: a row of `Proof`s. */
export function Proofs({ children }: { children: ReactNode }) {
  return <div className={variant("proofs.list")}>{children}</div>
}
