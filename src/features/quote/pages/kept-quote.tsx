import { useEffect, useState, type ReactNode } from "react"
import { ReachUs, type FirmContact } from "../../../components/reach-us/reach-us"
import { buildPageTitle } from "../../../domain/page-title"
import { HANDED_OVER_FIELD, paths } from "../../../domain/paths"
import { http as siteHttp, type Http } from "../../../lib/http"
import { PageColumn } from "./page-column"
import { Waiting } from "./public-id-gate"
import { parseQuoteAnswer, type QuoteAnswer } from "./quote-answer"

type Props = {
  id: string
  firm: FirmContact
  /** The answer that the form passed with the navigation; it may be anything. */
  handedAnswer: unknown
  /** The query of the page's address. It may have the token of a request that the firm has received and we haven't stored. */
  search: string
  /** What the page calls the quote. */
  what: "quote" | "request"
  http?: Http
  /** Shown until the answer is there. */
  waiting?: ReactNode
  children: (answer: QuoteAnswer) => ReactNode
}

/** Shows `children` once the quote `id` is found; otherwise says that there isn't one, or that we can't tell. */
export function KeptQuote(props: Props) {
  const { id, firm, handedAnswer, search, what, http = siteHttp, waiting = <Waiting />, children } = props
  const lookup = useQuoteAnswer({ id, handedAnswer, search, http })
  if (lookup.kind === "loading") return waiting
  if (lookup.kind === "found") return children(lookup.answer)
  if (lookup.kind === "unknown")
    return (
      <NoQuote title={`We have no ${what} to show here`} firm={firm}>
        We can’t find anything at this address. It may be incomplete, or the {what} may be too old. Ask for a new quote,
        or talk to us.
      </NoQuote>
    )
  return (
    <NoQuote title={`We can’t show your ${what} just now`} id={id} firm={firm}>
      Nothing is lost. Load this page again in a minute, or talk to us.
    </NoQuote>
  )
}

type NoQuoteProps = { title: string; id?: string; firm: FirmContact; children: ReactNode }

/** Replaces the page and its title in the browser's tab, which would otherwise be wrong. */
function NoQuote({ title, id, firm, children }: NoQuoteProps) {
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

type LookupState =
  | { kind: "loading" }
  /** There's no quote with this id, or there isn't one any more. */
  | { kind: "unknown" }
  /** The server couldn't tell whether there's a quote. */
  | { kind: "failed" }
  | { kind: "found"; answer: QuoteAnswer }

type QuoteLookup = { id: string; handedAnswer: unknown; search: string; http: Http }

/** The answer for the quote `id`: `handedAnswer` if it's valid, otherwise the server's. */
function useQuoteAnswer({ id, handedAnswer, search, http }: QuoteLookup): LookupState {
  const [lookup, setLookup] = useState<LookupState>(() => {
    const answer = parseQuoteAnswer(handedAnswer)
    return answer ? { kind: "found", answer } : { kind: "loading" }
  })
  const isLoading = lookup.kind === "loading"

  useEffect(() => {
    if (!isLoading) return
    const leaving = new AbortController()
    void http(paths.api.quote(id) + buildHandedOverQuery(search), { signal: leaving.signal }).then(
      ({ status, body }) => {
        if (leaving.signal.aborted) return
        const answer = status === 200 ? parseQuoteAnswer(body) : null
        setLookup(answer ? { kind: "found", answer } : { kind: status === 404 ? "unknown" : "failed" })
      },
    )
    return () => leaving.abort()
  }, [isLoading, id, search, http])

  return lookup
}

/** The token of a request that we haven't stored, as a query for the server, without the rest of the page's query. */
function buildHandedOverQuery(search: string): string {
  const mark = new URLSearchParams(search).get(HANDED_OVER_FIELD)
  return mark === null ? "" : `?${new URLSearchParams({ [HANDED_OVER_FIELD]: mark }).toString()}`
}
