import { useEffect, useState, type ReactNode } from "react"
import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { buildPageTitle } from "../../../domain/page-title"
import { HANDED_OVER_FIELD, paths } from "../../../domain/paths"
import { http as siteHttp, type Http } from "../../../lib/http"
import { PageColumn } from "./page-column"
import { Waiting } from "./public-id-gate"
import { quoteAnswer, type QuoteAnswer } from "./quote-answer"

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
        We can’t find anything at this address. It may be incomplete, or the {what} may be too old. Ask for a new quote,
        or talk to us.
      </Instead>
    )
  return (
    <Instead title={`We can’t show your ${what} just now`} id={id} firm={firm}>
      Nothing is lost. Load this page again in a minute, or talk to us.
    </Instead>
  )
}

type InsteadProps = { title: string; id?: string; firm: FirmContact; children: ReactNode }

/** Stands in the place of the page, whose title in the browser's tab would claim what is not so. */
function Instead({ title, id, firm, children }: InsteadProps) {
  useEffect(() => {
    const before = document.title
    const own = buildPageTitle(title, firm.name)
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

type Shown =
  | { kind: "loading" }
  /** No quote is kept under the id, or no longer. */
  | { kind: "unknown" }
  /** The server could not say. */
  | { kind: "failed" }
  | { kind: "found"; answer: QuoteAnswer }

type QuoteLookup = { id: string; handed: unknown; search: string; http: Http }

/** The answer kept under `id`: the one that the form has `handed` over, or else the server's. */
function useQuoteAnswer({ id, handed, search, http }: QuoteLookup): Shown {
  const [shown, setShown] = useState<Shown>(() => {
    const answer = quoteAnswer(handed)
    return answer ? { kind: "found", answer } : { kind: "loading" }
  })
  const asks = shown.kind === "loading"

  useEffect(() => {
    if (!asks) return
    const leaving = new AbortController()
    void http(paths.api.quote(id) + readMark(search), { signal: leaving.signal }).then(({ status, body }) => {
      if (leaving.signal.aborted) return
      const answer = status === 200 ? quoteAnswer(body) : null
      setShown(answer ? { kind: "found", answer } : { kind: status === 404 ? "unknown" : "failed" })
    })
    return () => leaving.abort()
  }, [asks, id, search, http])

  return shown
}

/** The mark of a request that was handed over, as a query for the server; nothing else of the page's own goes along. */
function readMark(search: string): string {
  const mark = new URLSearchParams(search).get(HANDED_OVER_FIELD)
  return mark === null ? "" : `?${new URLSearchParams({ [HANDED_OVER_FIELD]: mark }).toString()}`
}
