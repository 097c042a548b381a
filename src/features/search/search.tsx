import { useRef, type FormEvent, type KeyboardEvent } from "react"
import { Button } from "../../components/button/button"
import { SiteSearch } from "../../components/site-search/site-search"
import { variant } from "../../theme/variant"
import { SearchResults } from "./search-results"
import { SearchStatus } from "./search-status"
import { useSearch } from "./use-search"

/** The search and its answer. The arrow keys go from the box through the results and back, Escape starts anew. */
export function Search() {
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { state, look, soon, more, prepare } = useSearch(input)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void look()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") startAnew()
    else if (event.key === "ArrowDown") step(event, 1)
    else if (event.key === "ArrowUp") step(event, -1)
  }

  function startAnew() {
    if (input.current) input.current.value = ""
    input.current?.focus()
    void look()
  }

  function step(event: KeyboardEvent, by: 1 | -1) {
    const stops: (HTMLElement | null)[] = [input.current, ...(box.current?.querySelectorAll<HTMLElement>("ol a") ?? [])]
    const at = stops.findIndex(stop => stop === document.activeElement)
    const next = at < 0 ? null : stops[at + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div ref={box} className={variant("layout.stackLarge")} onKeyDown={onKeyDown}>
      <SiteSearch live={{ input, onFocus: prepare, onInput: soon, onSubmit }} />
      <SearchStatus state={state} />
      {state.step === "found" && <SearchResults found={state.found} />}
      {state.step === "found" && state.found.length < state.total && (
        <div>
          <Button look="secondary" onClick={() => void more()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}
