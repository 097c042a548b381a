import { useEffect, useRef, useState } from "react"
import { ButtonLink } from "../../components/button/button"
import { Notice } from "../../components/notice/notice"
import { variant } from "../../theme/variant"
import { FirmQuoteForm, type FirmQuoteFormProps } from "../firm-quote-form"

export function EmbeddedQuote(props: FirmQuoteFormProps) {
  const [nextPath, setNextPath] = useState<string | null>(null)
  return nextPath === null ? <FirmQuoteForm {...props} go={setNextPath} /> : <QuoteSent next={nextPath} />
}

/** The page that follows, `next`, can't be framed, so the visitor opens it. */
function QuoteSent({ next }: { next: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={variant("layout.stack")}>
      <Notice kind="tip" title="We’ve got your request">
        <p>We’ll reply the way you chose. What comes next is on our own site, in a new tab.</p>
      </Notice>
      <p>
        <ButtonLink href={next}>{next.endsWith("/offer") ? "See your quote" : "See what happens next"}</ButtonLink>
      </p>
    </div>
  )
}
