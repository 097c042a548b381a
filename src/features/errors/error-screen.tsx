import { createRoot } from "react-dom/client"
import { Button } from "../../components/button/button"
import { isCrawler } from "../../domain/crawlers"
import { paths } from "../../domain/paths"
import { follow } from "../../lib/navigation/follow"
import { loadWhole } from "../../lib/navigation/load-whole"
import { EVENTS } from "../../lib/tags/events"
import { track } from "../../lib/tags/track"
import { variant } from "../../theme/variant"

/*
 * What a visitor sees after an error: all of it is loaded once a page has broken, since the list of crawlers takes some
 * kilobytes.
 */

type ScreenProps = { status: number; message: string; onClear: () => void }

/** Replaces a page that broke: what happened, and the way out. */
function ErrorScreen({ status, message, onClear }: ScreenProps) {
  return (
    <main className={variant("layout.page")}>
      <div className={variant("layout.container")}>
        <div className={variant("piece.status", "layout.stack")} role="alert">
          <p className={variant("text.eyebrow")}>{status}</p>
          <h1 className={variant("text.h2")}>{message}</h1>
          <p>It’s our mistake, not yours. Clear the error to go to the home page.</p>
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

/** The status code and message of an error; 500 for any without a status, whose own words help no visitor. */
function getStatus(error: unknown): Status {
  if (!(error instanceof Error) || !("statusCode" in error) || typeof error.statusCode !== "number") return UNKNOWN
  const said = "statusMessage" in error && typeof error.statusMessage === "string" ? error.statusMessage : ""
  return { status: error.statusCode, message: said || UNKNOWN.message }
}

type BrokenPageProps = { error: unknown; path: string; onClear: () => void }

/** The error screen for a visitor; nothing for a crawler, which shouldn't list it as the page. */
export function BrokenPage({ error, path, onClear }: BrokenPageProps) {
  if (isCrawler(navigator.userAgent)) return null
  const leave = () => (path === paths.home ? onClear() : follow(paths.home))
  return <ErrorScreen {...getStatus(error)} onClear={leave} />
}

/** The id of the element that Gatsby has React draw a page into. */
const ROOT_ID = "___gatsby"

/**
 * Handles an error that nothing has caught. One in our own scripts is recorded, by the kind of error and none of its
 * words, which might include what a visitor typed; the browser has logged it by then. If it leaves the page unusable,
 * the error screen replaces the page, but not for a crawler. Errors of anyone else's scripts are ignored.
 *
 * @param inStart Whether it came before the app had drawn its first page.
 */
export function onUncaught(event: ErrorEvent | PromiseRejectionEvent, inStart: boolean): void {
  const isRejection = "reason" in event
  const error: unknown = isRejection ? event.reason : event.error
  if (!isOurs(findScriptAddress(error) ?? (isRejection ? "" : event.filename))) return
  track({ event: "page_error", kind: isRejection ? "rejection" : "error", name: nameOf(error) })
  const root = document.getElementById(ROOT_ID)
  if (root && isUnusable(root, inStart) && !isCrawler(navigator.userAgent)) showScreen(root, error)
}

/** The address of the script that an error comes from; `null` when it doesn't say. */
function findScriptAddress(error: unknown): string | null {
  if (!(error instanceof Error) || !error.stack) return null
  // Some browsers repeat the message, which may name any address.
  const [source] = /[a-z-]+:\/\/[^\s)]+/i.exec(error.stack.replace(error.message, "")) ?? []
  return source ?? null
}

/** A file of our own. What an extension or a tag puts into the page itself has the page's address, and isn't. */
const isOurs = (source: string): boolean => source.startsWith(`${location.origin}/`) && /\.js\b/.test(source)

const NAMES = EVENTS.page_error.name

const nameOf = (error: unknown): (typeof NAMES)[number] =>
  NAMES.find(name => error instanceof Error && error.name === name) ?? "other"

/**
 * Whether a visitor can do nothing with the page. Either nothing is on it: React takes everything away after an error that
 * no boundary caught. Or only the app could draw it, and the app couldn't start. Any other page came complete as HTML, and
 * does what HTML does.
 */
const isUnusable = (root: HTMLElement, inStart: boolean): boolean =>
  root.textContent === "" || (inStart && root.querySelector("main [aria-busy=true]") !== null)

/** Drawn apart from the app, which draws nothing any more; so the way out is a whole load. */
function showScreen(root: HTMLElement, error: unknown): void {
  const screen = document.createElement("div")
  root.replaceChildren(screen)
  createRoot(screen).render(<ErrorScreen {...getStatus(error)} onClear={() => loadWhole(paths.home)} />)
}
