import { useEffect, useState } from "react"
import { paths } from "../../../domain/paths"
import type { Http } from "../../../lib/http"
import { quoteAnswer, type QuoteAnswer } from "./quote-answer"

export type Shown =
  | { kind: "loading" }
  /** No quote is kept under the id, or no longer. */
  | { kind: "unknown" }
  /** The server could not say. */
  | { kind: "failed" }
  | { kind: "found"; answer: QuoteAnswer }

/** The answer kept under `id`: the one that the form has `handed` over, or else the server's. */
export function useQuoteAnswer(id: string, handed: unknown, http: Http): Shown {
  const [shown, setShown] = useState<Shown>(() => {
    const answer = quoteAnswer(handed)
    return answer ? { kind: "found", answer } : { kind: "loading" }
  })
  const asks = shown.kind === "loading"

  useEffect(() => {
    if (!asks) return
    let wanted = true
    void http(paths.api.quote(id)).then(({ status, body }) => {
      const answer = status === 200 ? quoteAnswer(body) : null
      if (wanted) setShown(answer ? { kind: "found", answer } : { kind: status === 404 ? "unknown" : "failed" })
    })
    return () => {
      wanted = false
    }
  }, [asks, id, http])

  return shown
}
