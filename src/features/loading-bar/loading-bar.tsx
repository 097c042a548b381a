import { useEffect, useState } from "react"
import type { FirmContact } from "../../components/reach-us/reach-us"
import { PAGE_FAILED, PAGE_LOADED, PAGE_LOADING } from "../../lib/build-watch/watch-page-loads"
import { variant } from "../../theme/variant"
import { createLoadingBarController, type LoadingPhase } from "./loading-bar-phases"

/**
 * The thin bar at the top while the next page loads. It's part of the first load, so that it's there at the first click.
 * For screen readers it's a progress bar without a value, which isn't announced, because a new page is announced already.
 * A failure is announced, because nothing else would tell them, and stays until the next start. If the browser doesn't load
 * the page whole now, everyone is told, with the firm's phone number.
 */
export function LoadingBar({ phone }: Pick<FirmContact, "phone">) {
  const [phase, setPhase] = useState<LoadingPhase>("idle")
  const [failure, setFailure] = useState<"none" | "reloading" | "final">("none")

  useEffect(() => {
    const bar = createLoadingBarController(setPhase)
    const startBar = () => {
      setFailure("none")
      bar.start()
    }
    const failBar = (event: Event) => {
      setFailure(event instanceof CustomEvent && event.detail === true ? "reloading" : "final")
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
      {failure !== "none" && (
        <p role="alert" className={variant(failure === "final" ? "waiting.note" : "layout.hidden")}>
          This page couldn’t be loaded.
          {failure === "final" && (
            <>
              {" "}
              Try again in a moment. You can also call <a href={`tel:${phone.tel}`}>{phone.display}</a>.
            </>
          )}
        </p>
      )}
    </>
  )
}
