import type { ReactNode } from "react"
import { variant, type VariantName } from "../../theme/variant"
import { Disclosure } from "../disclosure/disclosure"

type Props = {
  title: string
  /** The id of the heading. */
  id?: string
  headingLook: VariantName
  /** One element. */
  children: ReactNode
}

/**
 * A heading and what belongs to it. On a phone the title opens it; on a wider screen it's always open. It needs no script, and
 * screen readers find one title and one list at either width.
 */
export const PhoneFold = ({ title, id, headingLook, children }: Props) => (
  <>
    <h2 id={id} className={variant(headingLook, "layout.aboveFold")}>
      {title}
    </h2>
    <Disclosure look="layout.phoneFold" summary={title} />
    {children}
  </>
)
