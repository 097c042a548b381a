import { useEffect, type ReactNode } from "react"
import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { wholeTitle } from "../../../domain/page-title"
import { http as siteHttp, type Http } from "../../../lib/http"
import { PageColumn } from "./page-column"
import { Waiting } from "./public-id-gate"
import type { QuoteAnswer } from "./quote-answer"
import { useQuoteAnswer } from "./use-quote-answer"

type Props = {
  id: string
  firm: FirmContact
  /** What the form handed over with the navigation: anything at all. */
  handed: unknown
  /** The query of the page's address, which may carry the mark of a request that was handed over. */
  search?: string
  /** What the visitor came for. */
  what: "quote" | "request"
  http?: Http
  children: (answer: QuoteAnswer) => ReactNode
}

/** Shows `children` once it is known that something is kept under `id`; otherwise says that nothing is, or that nobody can tell. */
export function KeptQuote({ id, firm, handed, search = "", what, http = siteHttp, children }: Props) {
  const shown = useQuoteAnswer({ id, handed, search, http })
  if (shown.kind === "loading") return <Waiting />
  if (shown.kind === "found") return children(shown.answer)
  if (shown.kind === "unknown")
    return (
      <Instead title={`We have no ${what} to show here`} firm={firm}>
        Nothing is kept under this address. It may be incomplete, or the {what} may be too old. Ask for a new quote, or
        reach us:
      </Instead>
    )
  return (
    <Instead title={`We cannot show your ${what} just now`} id={id} firm={firm}>
      Nothing is lost. Load this page again in a minute, or reach us:
    </Instead>
  )
}

type InsteadProps = { title: string; id?: string; firm: FirmContact; children: ReactNode }

/** Stands in the place of the page, whose title in the browser's tab would claim what is not so. */
function Instead({ title, id, firm, children }: InsteadProps) {
  useEffect(() => {
    const before = document.title
    const own = wholeTitle(title, firm.name)
    document.title = own
    return () => {
      if (document.title === own) document.title = before
    }
  }, [title, firm.name])
  return (
    <PageColumn title={title} id={id}>
      <p>
        {children} <ReachUs firm={firm} />.
      </p>
    </PageColumn>
  )
}
