import { useCallback, useEffect, useRef, useState, type RefObject } from "react"
import { SEARCH_FIELD } from "../../domain/paths"
import { replaceQuery } from "../../lib/navigation/links"
import { openSearchIndex, searchPages, type Answer, type SearchResult } from "./search-index"

/** How many pages are loaded at a time. */
const PAGE = 10

/** How long to wait after the visitor stops typing. */
const PAUSE_MS = 250

export type SearchState =
  | { step: "waiting" }
  | { step: "searching"; words: string }
  | { step: "found"; words: string; total: number; results: readonly SearchResult[] }
  | { step: "broken"; words: string }

const WAITING: SearchState = { step: "waiting" }

/** Searches for the words in `input`: straight away for words from the address, then as the visitor types. */
export function useSiteSearch(input: RefObject<HTMLInputElement>) {
  const [state, setState] = useState<SearchState>(WAITING)
  const answer = useRef<Answer | null>(null)
  const latest = useRef(0)
  const timer = useRef(0)

  const searchNow = useCallback(async () => {
    const words = input.current?.value.trim() ?? ""
    const mine = ++latest.current
    window.clearTimeout(timer.current)
    // In the address, so that it can be shared and the Back button shows the same results.
    replaceQuery(words && new URLSearchParams({ [SEARCH_FIELD]: words }).toString())
    if (words === "") return setState(WAITING)
    setState({ step: "searching", words })
    const next = await loadFirstSearchResults(words)
    if (mine !== latest.current) return
    answer.current = next?.answer ?? null
    setState(
      next ? { step: "found", words, total: next.answer.total, results: next.results } : { step: "broken", words },
    )
  }, [input])

  useEffect(() => {
    const query = new URLSearchParams(location.search).get(SEARCH_FIELD)
    if (input.current && query) input.current.value ||= query
    if (input.current?.value) void searchNow()
  }, [input, searchNow])

  const searchAfterPause = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void searchNow(), PAUSE_MS)
  }, [searchNow])

  async function loadMoreResults() {
    if (state.step !== "found" || !answer.current) return
    const { length } = state.results
    const further = await answer.current.fetch(length, length + PAGE)
    setState({ ...state, results: [...state.results, ...further] })
  }

  return {
    state,
    searchNow,
    searchAfterPause,
    more: loadMoreResults,
    prepare: () => void openSearchIndex().catch(() => undefined),
  }
}

/** The first pages that contain the words; null if the index can't be loaded. */
async function loadFirstSearchResults(words: string): Promise<{ answer: Answer; results: SearchResult[] } | null> {
  const searching = searchPages(words).then(async answer => ({ answer, results: await answer.fetch(0, PAGE) }))
  return searching.catch(() => null)
}
