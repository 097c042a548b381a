import type { StampName } from "../../domain/content/choices"
import { variant } from "../../theme/variant"
import { Drawing } from "../illustration/illustration"
import { Link } from "../link/link"

export function Proof({ title, href, stamp }: { title: string; href: string; stamp: StampName }) {
  return (
    <p className={variant("proofs.proof")}>
      <Drawing name={stamp} look="proofs.stamp" width={64} height={64} />
      <Link href={href}>{title}</Link>
    </p>
  )
}
