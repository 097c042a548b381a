import { createRoot } from "react-dom/client"
import { ErrorScreen } from "../../components/error-screen/error-screen"
import { paths } from "../../domain/paths"
import { loadWhole } from "../../lib/navigation/load-whole"
import { EVENTS } from "../../lib/tags/events"
import { tell } from "../../lib/tags/tell"
import { isCrawler } from "./crawler"
import { statusOf } from "./status"

/** Where Gatsby has React draw a page. */
const ROOT_ID = "___gatsby"

/**
 * What becomes of an error that nothing has caught. One in our own scripts is recorded, by the kind of error and none of
 * its words, which might hold what a visitor typed; the browser has logged it by then. If it leaves the page unusable,
 * the error screen takes the page's place, but not for a crawler. Anyone else's error is none of ours.
 *
 * @param inStart Whether it came before the app had drawn its first page.
 */
export function onUncaught(event: ErrorEvent | PromiseRejectionEvent, inStart: boolean): void {
  const isRejection = "reason" in event
  const error: unknown = isRejection ? event.reason : event.error
  if (!isOurs(sourceOf(error) ?? (isRejection ? "" : event.filename))) return
  tell({ event: "page_error", kind: isRejection ? "rejection" : "error", name: nameOf(error) })
  const root = document.getElementById(ROOT_ID)
  if (root && isUnusable(root, inStart) && !isCrawler(navigator.userAgent)) showScreen(root, error)
}

/** The address of the script that an error comes from; `null` when it doesn't say. */
function sourceOf(error: unknown): string | null {
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
  createRoot(screen).render(<ErrorScreen {...statusOf(error)} onClear={() => loadWhole(paths.home)} />)
}
