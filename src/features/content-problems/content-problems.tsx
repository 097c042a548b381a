import { useEffect, useId, useState, useSyncExternalStore } from "react"
import { createRoot } from "react-dom/client"
import { Button } from "../../components/button/button"
import { PROBLEMS_PATH, type ShownProblem } from "../../domain/content/shown-problem"
import { PAGE_LOADED } from "../../lib/build-watch/watch-page-loads"
import { variant } from "../../theme/variant"

/** So many fit over a page; the others follow when these are put right. */
const MOST_SHOWN = 5

/**
 * Shows a writer, over the page of `npm run develop`, what the content check says: the mistakes of the page first. Drawn
 * apart from the page, so that it's there when the page breaks. Never part of a build.
 */
export function showContentProblems(): void {
  const place = document.body.appendChild(document.createElement("div"))
  createRoot(place).render(<ContentProblems />)
}

/**
 * All that's wrong, as it was received: a list in JSON. Only the tab that someone sees is connected: a browser has six
 * connections to a server for all of its tabs, and Gatsby takes one for each.
 */
function useProblemStream(): string {
  const [received, setReceived] = useState("[]")
  useEffect(() => {
    let stream: EventSource | null = null
    function connect() {
      if (document.visibilityState === "hidden") {
        stream?.close()
        stream = null
      } else if (!stream) {
        stream = new EventSource(PROBLEMS_PATH)
        stream.onmessage = ({ data }) => setReceived(String(data))
      }
    }
    connect()
    document.addEventListener("visibilitychange", connect)
    return () => {
      document.removeEventListener("visibilitychange", connect)
      stream?.close()
    }
  }, [])
  return received
}

function onPage(changed: () => void): () => void {
  const events = [[document, PAGE_LOADED] as const, [window, "popstate"] as const]
  for (const [target, event] of events) target.addEventListener(event, changed)
  return () => events.forEach(([target, event]) => target.removeEventListener(event, changed))
}

const usePath = (): string => useSyncExternalStore(onPage, () => location.pathname.replace(/\/$/, "") || "/")

export function ContentProblems() {
  const received = useProblemStream()
  const path = usePath()
  const [closed, setClosed] = useState("[]")
  const problems: readonly ShownProblem[] = JSON.parse(received)
  const isShown = problems.length > 0 && closed !== received
  return (
    <div role="status">
      {isShown && <ProblemList problems={problems} path={path} onClose={() => setClosed(received)} />}
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
        {own.length > 0 ? `${counted(own.length)} on this page` : `${counted(others.length)} in other files`}
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

const counted = (count: number): string => (count === 1 ? "1 mistake" : `${count} mistakes`)

function Sentences({ problems }: { problems: readonly ShownProblem[] }) {
  const shown = problems.slice(0, MOST_SHOWN)
  const left = problems.length - shown.length
  return (
    <ul>
      {shown.map(({ file, sentence }) => (
        <li key={`${file} ${sentence}`}>
          <strong>{file}</strong>: {sentence}
        </li>
      ))}
      {left > 0 && <li>and {left} more: see npm run check:content</li>}
    </ul>
  )
}
