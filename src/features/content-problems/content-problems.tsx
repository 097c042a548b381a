import { useEffect, useId, useState, useSyncExternalStore } from "react"
import { createRoot } from "react-dom/client"
import { Button } from "../../components/button/button"
import { PROBLEMS_PATH, type ShownProblem } from "../../domain/content/shown-problem"
import { PAGE_LOADED } from "../../lib/build-watch/watch-page-loads"
import { variant } from "../../theme/variant"

/** How many mistakes fit over a page. The others show once these are fixed. */
const MOST_SHOWN = 5

/**
 * Shows a writer, over the page in `npm run develop`, what the content check found: mistakes on this page first. It has a
 * React root of its own, so that it still shows when the page breaks. Never part of a build.
 */
export function showContentProblems(): void {
  const container = document.body.appendChild(document.createElement("div"))
  createRoot(container).render(<ContentProblems />)
}

/**
 * All mistakes, as the JSON list that was received. Only a visible tab is connected, because a browser allows six
 * connections to a server across all tabs, and Gatsby already uses one in each.
 */
function useContentProblemsJson(): string {
  const [problemsJson, setProblemsJson] = useState("[]")
  useEffect(() => {
    let stream: EventSource | null = null
    function connectProblemStream() {
      if (document.visibilityState === "hidden") {
        stream?.close()
        stream = null
      } else if (!stream) {
        stream = new EventSource(PROBLEMS_PATH)
        stream.onmessage = ({ data }) => setProblemsJson(String(data))
      }
    }
    connectProblemStream()
    document.addEventListener("visibilitychange", connectProblemStream)
    return () => {
      document.removeEventListener("visibilitychange", connectProblemStream)
      stream?.close()
    }
  }, [])
  return problemsJson
}

function subscribeToPathChanges(onChange: () => void): () => void {
  const events = [[document, PAGE_LOADED] as const, [window, "popstate"] as const]
  for (const [target, event] of events) target.addEventListener(event, onChange)
  return () => events.forEach(([target, event]) => target.removeEventListener(event, onChange))
}

const usePath = (): string =>
  useSyncExternalStore(subscribeToPathChanges, () => location.pathname.replace(/\/$/, "") || "/")

export function ContentProblems() {
  const problemsJson = useContentProblemsJson()
  const path = usePath()
  const [closedJson, setClosedJson] = useState("[]")
  const problems: readonly ShownProblem[] = JSON.parse(problemsJson)
  const isShown = problems.length > 0 && closedJson !== problemsJson
  return (
    <div role="status">
      {isShown && <ProblemList problems={problems} path={path} onClose={() => setClosedJson(problemsJson)} />}
    </div>
  )
}

type ListProps = { problems: readonly ShownProblem[]; path: string; onClose: () => void }

function ProblemList({ problems, path, onClose }: ListProps) {
  const title = useId()
  const own = problems.filter(({ pages }) => pages.includes(path))
  const others = problems.filter(one => !own.includes(one))
  return (
    <section className={variant("popup.box")} aria-labelledby={title}>
      <h2 className={variant("text.h3")} id={title}>
        {own.length > 0
          ? `${formatMistakeCount(own.length)} on this page`
          : `${formatMistakeCount(others.length)} in other files`}
      </h2>
      <Sentences problems={own.length > 0 ? own : others} />
      {own.length > 0 && others.length > 0 && (
        <details>
          <summary>{others.length} more in other files</summary>
          <Sentences problems={others} />
        </details>
      )}
      <div>
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  )
}

const formatMistakeCount = (count: number): string => (count === 1 ? "1 mistake" : `${count} mistakes`)

function Sentences({ problems }: { problems: readonly ShownProblem[] }) {
  const shownProblems = problems.slice(0, MOST_SHOWN)
  const hiddenCount = problems.length - shownProblems.length
  return (
    <ul>
      {shownProblems.map(({ file, sentence }) => (
        <li key={`${file} ${sentence}`}>
          <strong>{file}</strong>: {sentence}
        </li>
      ))}
      {hiddenCount > 0 && <li>and {hiddenCount} more: see npm run check:content</li>}
    </ul>
  )
}
