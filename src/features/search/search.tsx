import { useRef, type FormEvent, type KeyboardEvent } from "react"
import { Button } from "../../components/button/button"
import { Link } from "../../components/link/link"
import { LinkList } from "../../components/link-list/link-list"
import { SiteSearch } from "../../components/site-search/site-search"
import { paths } from "../../domain/paths"
import { STATE_NAMES, STATES } from "../../domain/states"
import { variant } from "../../theme/variant"
import { splitExcerpt, type SearchResult } from "./search-index"
import { useSiteSearch, type SearchState } from "./use-search"

/** The search and its results. The arrow keys move between the field and the results, and Escape clears the search. */
export function Search() {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { state, searchNow, searchAfterPause, more, prepare } = useSiteSearch(input)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void searchNow()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") clearSearch()
    else if (event.key === "ArrowDown") moveFocusBetweenResults(event, 1)
    else if (event.key === "ArrowUp") moveFocusBetweenResults(event, -1)
  }

  function clearSearch() {
    if (input.current) input.current.value = ""
    input.current?.focus()
    void searchNow()
  }

  function moveFocusBetweenResults(event: KeyboardEvent, by: 1 | -1) {
    const stops: (HTMLElement | null)[] = [input.current, ...(box.current?.querySelectorAll<HTMLElement>("ol a") ?? [])]
    const at = stops.findIndex(stop => stop === document.activeElement)
    const next = at < 0 ? null : stops[at + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div ref={box} className={variant("layout.stackLarge")} onKeyDown={onKeyDown} data-tool="">
      <SiteSearch live={{ input, onFocus: prepare, onInput: searchAfterPause, onSubmit }} />
      <SearchStatus state={state} />
      {state.step === "found" && <SearchResults results={state.results} />}
      {state.step === "found" && state.results.length < state.total && (
        <div>
          <Button look="secondary" onClick={() => void more()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

const ELSEWHERE = [
  { path: paths.blogs, label: "All guides" },
  { path: paths.page("faqs"), label: "Questions and answers" },
  { path: paths.contactUs, label: "Ask us" },
]

/** Says how the search went, also to screen readers, and where else to look if nothing was found. */
function SearchStatus({ state }: { state: SearchState }) {
  const hasNoResults = state.step === "broken" || (state.step === "found" && state.total === 0)
  return (
    <div className={variant("layout.stack")}>
      <p role="status">{describeSearchState(state)}</p>
      {hasNoResults && <LinkList links={ELSEWHERE} />}
    </div>
  )
}

function describeSearchState(state: SearchState): string {
  switch (state.step) {
    case "waiting":
      return ""
    case "searching":
      return "Searching …"
    case "broken":
      return "The search didn’t load. Check your connection and press Search again."
    case "found":
      if (state.total === 0) return `No page mentions “${state.words}”. Try a different word.`
      return `${state.total} ${state.total === 1 ? "page" : "pages"} found for “${state.words}”, best first.`
  }
}

/** What kind of page it is, and the state that it's about, if it's about one: `Guides: Victoria`. */
function nameResultGroup({ url, title }: SearchResult): string {
  const kind = url.startsWith(paths.blogs) ? "Guides" : "Pages and tools"
  const state = STATES.find(
    one =>
      title.includes(STATE_NAMES[one].name) ||
      new RegExp(`\\b${one}\\b`).test(title) ||
      [paths.state(one), paths.blog(one.toLowerCase())].some(start => `${url}/`.startsWith(`${start}/`)),
  )
  return state ? `${kind}: ${STATE_NAMES[state].name}` : kind
}

/** The pages that were found, in groups: the best page's first, and in each the best first. Each has some of the text around a match. */
function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const groups = new Map<string, SearchResult[]>()
  for (const result of results) {
    const name = nameResultGroup(result)
    groups.set(name, [...(groups.get(name) ?? []), result])
  }
  return [...groups].map(([name, members]) => (
    <section key={name}>
      <h2 className={variant("text.h4")}>{name}</h2>
      <ol className={variant("search.results")}>
        {members.map(({ url, title, excerpt }) => (
          <li key={url}>
            <Link href={url}>{title}</Link>
            <p>
              {splitExcerpt(excerpt).map(({ text, isMarked }, at) =>
                isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ))
}
