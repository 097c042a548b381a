import { useEffect, useRef } from "react"
import { ButtonLink } from "../../components/button/button"
import { Notice } from "../../components/notice/notice"
import { variant } from "../../theme/variant"

/**
 * In place of the form once its request was sent. What follows is a page that may not be framed, so the visitor opens it.
 *
 * @param next The path of that page.
 */
export function QuoteSent({ next }: { next: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={variant("layout.stack")}>
      <Notice kind="tip" title="We’ve got your request">
        <p>We’ll answer the way you chose. What comes next is on our own site, in a new tab.</p>
      </Notice>
      <p>
        <ButtonLink href={next}>{next.endsWith("/offer") ? "See your quote" : "See what happens next"}</ButtonLink>
      </p>
    </div>
  )
}
