import { LinkList } from "../../components/link-list/link-list"
import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import type { SearchState } from "./use-search"

const ELSEWHERE = [
  { path: paths.blogs, label: "All guides" },
  { path: paths.page("faqs"), label: "Questions and answers" },
  { path: paths.contactUs, label: "Ask us" },
]

/** Says how the search went, also to those who do not see it, and what else there is when nothing was found. */
export function SearchStatus({ state }: { state: SearchState }) {
  const isFruitless = state.step === "broken" || (state.step === "found" && state.total === 0)
  return (
    <div className={variant("layout.stack")}>
      <p role="status">{sentence(state)}</p>
      {isFruitless && <LinkList links={ELSEWHERE} />}
    </div>
  )
}

function sentence(state: SearchState): string {
  switch (state.step) {
    case "waiting":
      return ""
    case "searching":
      return "Searching …"
    case "broken":
      return "The search did not load. Check your connection and press Search again."
    case "found":
      if (state.total === 0) return `No page mentions “${state.words}”. Try one word less, or another word for it.`
      return `${state.total} ${state.total === 1 ? "page mentions" : "pages mention"} “${state.words}”.`
  }
}
