import type { ReactNode } from "react"
import { variant, type VariantName } from "../../theme/variant"
import { Icon } from "../icon/icon"

type Props = { look?: VariantName; summary: ReactNode; children?: ReactNode }

/** Content that opens below a line with an arrow, with or without a script. */
export const Disclosure = ({ look, summary, children }: Props) => (
  <details className={look && variant(look)}>
    <summary>
      {summary}
      <Icon name="chevron" />
    </summary>
    {children}
  </details>
)
