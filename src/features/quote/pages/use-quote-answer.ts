import { useEffect, useState } from "react"
import { HANDED_OVER_FIELD, paths } from "../../../domain/paths"
import type { Http } from "../../../lib/http"
import { quoteAnswer, type QuoteAnswer } from "./quote-answer"

export type Shown =
  | { kind: "loading" }
  /** No quote is kept under the id, or no longer. */
  | { kind: "unknown" }
  /** The server could not say. */
  | { kind: "failed" }
  | { kind: "found"; answer: QuoteAnswer }

type Asked = { id: string; handed: unknown; search: string; http: Http }

/** The answer kept under `id`: the one that the form has `handed` over, or else the server's. */
export function useQuoteAnswer({ id, handed, search, http }: Asked): Shown {
  const [shown, setShown] = useState<Shown>(() => {
    const answer = quoteAnswer(handed)
    return answer ? { kind: "found", answer } : { kind: "loading" }
  })
  const asks = shown.kind === "loading"

  useEffect(() => {
    if (!asks) return
    const leaving = new AbortController()
    void http(paths.api.quote(id) + markIn(search), { signal: leaving.signal }).then(({ status, body }) => {
      if (leaving.signal.aborted) return
      const answer = status === 200 ? quoteAnswer(body) : null
      setShown(answer ? { kind: "found", answer } : { kind: status === 404 ? "unknown" : "failed" })
    })
    return () => leaving.abort()
  }, [asks, id, search, http])

  return shown
}

/** The mark of a request that was handed over, as a query for the server; nothing else of the page's own goes along. */
function markIn(search: string): string {
  const mark = new URLSearchParams(search).get(HANDED_OVER_FIELD)
  return mark === null ? "" : `?${new URLSearchParams({ [HANDED_OVER_FIELD]: mark }).toString()}`
}
