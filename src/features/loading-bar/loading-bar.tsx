import { useEffect, useState } from "react"
import { PAGE_FAILED, PAGE_LOADED, PAGE_LOADING } from "../../lib/build-watch/watch-page-loads"
import { variant } from "../../theme/variant"
import { createLoadingBarController, type LoadingPhase } from "./loading-bar-phases"

/**
 * The thin bar at the top while the next page loads. It's part of the first load, so that it's there at the first click.
 * For screen readers it's a progress bar without a value, which isn't announced, because a new page is announced already.
 * A failure is announced, because nothing else would tell them, and stays until the next start.
 */
export function LoadingBar() {
  const [phase, setPhase] = useState<LoadingPhase>("idle")
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const bar = createLoadingBarController(setPhase)
    const startBar = () => {
      setHasFailed(false)
      bar.start()
    }
    const failBar = () => {
      setHasFailed(true)
      bar.fail()
    }
    const listeners = [
      [PAGE_LOADING, startBar],
      [PAGE_LOADED, bar.finish],
      [PAGE_FAILED, failBar],
    ] as const
    listeners.forEach(([event, act]) => document.addEventListener(event, act))
    return () => {
      bar.stop()
      listeners.forEach(([event, act]) => document.removeEventListener(event, act))
    }
  }, [])

  return (
    <>
      <div
        className={variant("waiting.bar")}
        data-phase={phase}
        role="progressbar"
        aria-label="Loading the page"
        aria-hidden={phase !== "running"}
      />
      {hasFailed && (
        <p role="alert" className={variant("layout.hidden")}>
          The page couldn’t be loaded.
        </p>
      )}
    </>
  )
}
