import type { ReactNode } from "react"
import { variant } from "../../theme/variant"

export function Proofs({ children }: { children: ReactNode }) {
  return <div className={variant("proofs.list")}>{children}</div>
}
