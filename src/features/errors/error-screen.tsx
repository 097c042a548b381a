import { createRoot } from "react-dom/client"
import { Button } from "../../components/button/button"
import { isCrawler } from "../../domain/crawlers"
import { paths } from "../../domain/paths"
import { navigateTo } from "../../lib/navigation/follow"
import { loadWholePage } from "../../lib/navigation/load-whole"
import { EVENTS } from "../../lib/tags/events"
import { trackEvent } from "../../lib/tags/track"
import { variant } from "../../theme/variant"

/*
 * What a visitor sees after an error. It's loaded only once a page has broken, because the list of crawlers is a few
 * kilobytes.
 */

type ScreenProps = { status: number; message: string; onClear: () => void }

/** Replaces a page that broke: says what happened and offers a way back to the home page. */
function ErrorScreen({ status, message, onClear }: ScreenProps) {
  return (
    <main className={variant("layout.page")}>
      <div className={variant("layout.container")}>
        <div className={variant("piece.status", "layout.stack")} role="alert">
          <p className={variant("text.eyebrow")}>{status}</p>
          <h1 className={variant("text.h2")}>{message}</h1>
          <p>Sorry, that’s our mistake. Clear the error to go to the home page.</p>
          <div>
            <Button onClick={onClear}>Clear errors</Button>
          </div>
        </div>
      </div>
    </main>
  )
}

type Status = { status: number; message: string }

const UNKNOWN: Status = { status: 500, message: "Something went wrong on this page" }

/** The status code and message of an error. One without a status is a 500, and its own message isn't shown. */
function getErrorStatusAndMessage(error: unknown): Status {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number") return UNKNOWN
  const statusMessage = "statusMessage" in error && typeof error.statusMessage === "string" ? error.statusMessage : ""
  return { status: error.statusCode, message: statusMessage || UNKNOWN.message }
}

type BrokenPageProps = { error: unknown; path: string; onClear: () => void }

/** The error screen for a visitor; nothing for a crawler, which shouldn't list it as the page. */
export function BrokenPage({ error, path, onClear }: BrokenPageProps) {
  if (isCrawler(navigator.userAgent)) return null
  const clearError = () => (path === paths.home ? onClear() : navigateTo(paths.home))
  return <ErrorScreen {...getErrorStatusAndMessage(error)} onClear={clearError} />
}

/** The id of the element in which Gatsby has React render a page. */
const ROOT_ID = "___gatsby"

/**
 * Handles an error that nothing has caught. For an error in our own scripts, it tracks the kind but not the message, which
 * might include what a visitor typed. The browser has already logged it. If the page is unusable, the error screen replaces
 * it, except for a crawler. Errors in anyone else's scripts are ignored.
 *
 * @param isStarting Whether the app hasn't rendered its first page yet.
 */
export function trackAndShowUncaughtError(event: ErrorEvent | PromiseRejectionEvent, isStarting: () => boolean): void {
  const isRejection = "reason" in event
  const error: unknown = isRejection ? event.reason : event.error
  if (!isOurScript(findScriptUrlFromError(error) ?? (isRejection ? "" : event.filename))) return
  trackEvent({ event: "page_error", kind: isRejection ? "rejection" : "error", name: getErrorName(error) })
  const root = document.getElementById(ROOT_ID)
  if (!root || !isPageUnusable(root, isStarting()) || isCrawler(navigator.userAgent)) return
  const showIfStillUnusable = () => {
    if (isPageUnusable(root, isStarting())) showErrorScreen(root, error)
  }
  setTimeout(showIfStillUnusable, root.textContent === "" ? LONGEST_EMPTY : LONGEST_START)
}

/** In milliseconds: a page may be empty for this long while it gives way to another. */
const LONGEST_EMPTY = 300

/** In milliseconds: after an error, the app still has this long to start. An error in a timer doesn't stop it. */
const LONGEST_START = 3000

/** The address of the script that an error comes from; `null` if the error doesn't name one. */
function findScriptUrlFromError(error: unknown): string | null {
  if (!(error instanceof Error) || !error.stack) return null
  // Some browsers repeat the message, which may name any address.
  const [source] = /[a-z-]+:\/\/[^\s)]+/i.exec(error.stack.replace(error.message, "")) ?? []
  return source ?? null
}

/** True for one of our script files. Code injected by an extension or a tag has the page's own address, not a script's. */
const isOurScript = (source: string): boolean => source.startsWith(`${location.origin}/`) && /\.js\b/.test(source)

const NAMES = EVENTS.page_error.name

const getErrorName = (error: unknown): (typeof NAMES)[number] =>
  NAMES.find(name => error instanceof Error && error.name === name) ?? "other"

/**
 * True if a visitor can't use the page: either it's empty, because React removes everything after an error that no boundary
 * caught, or it's still loading and the app couldn't start. Any other page is complete HTML and works without the app.
 */
const isPageUnusable = (root: HTMLElement, isStarting: boolean): boolean =>
  root.textContent === "" || (isStarting && root.querySelector("main [aria-busy=true]") !== null)

/** Shows it in a React root of its own, because the app no longer renders. That's also why the button loads a whole page. */
function showErrorScreen(root: HTMLElement, error: unknown): void {
  const screen = document.createElement("div")
  root.replaceChildren(screen)
  createRoot(screen).render(
    <ErrorScreen {...getErrorStatusAndMessage(error)} onClear={() => loadWholePage(paths.home)} />,
  )
}
