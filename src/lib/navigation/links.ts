import { useLocationContext } from "@gatsbyjs/reach-router"
import { paths } from "../../domain/paths"
import { navigateTo, isAppPage } from "./follow"

/** Null if the browser handles the link: one to another site, to a position on this page, to a download, or for another window. */
export function findClosestInternalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null
  if (!link?.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null
  return isAppPage(link) && !isSamePageLink(link) ? link : null
}

export const isSamePageLink = ({ href, hash }: HTMLAnchorElement): boolean =>
  (hash !== "" || href.endsWith("#")) && href.split("#")[0] === location.href.split("#")[0]

/** True for a click that asks for nothing special, such as another tab, and that nothing else has answered. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey)

function navigateOnLinkClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  const link = findClosestInternalLink(event.target)
  if (!link) return
  event.preventDefault()
  navigateTo(link.href)
}

const QUOTE_LINKS = `a[href="${paths.requestAQuote}"], a[href^="${paths.requestAQuote}?"]`

/**
 * Adds what the page's address answers to a link to the quote form, before the link is used: the tools on a page keep their
 * answers there. So a new tab begins with them too.
 */
function addAnswersToQuoteLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(QUOTE_LINKS) : null
  if (!link) return
  link.dataset.href ??= link.getAttribute("href") ?? ""
  const address = new URL(link.dataset.href, location.href)
  for (const [name, text] of new URLSearchParams(location.search)) address.searchParams.set(name, text)
  link.setAttribute("href", address.pathname + address.search)
}

/** Handles clicks on every link of the page with `navigateTo`, including links in HTML that no component rendered. */
export function followLinks(): void {
  document.addEventListener("click", navigateOnLinkClick)
  for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, addAnswersToQuoteLink)
}

/** The query parameter with the id of the sale that a page is about. */
const SALE_ID = /[?&](sale=([0-9a-f]{12}))(?=&|$)/

/**
 * Replaces the query of the page's address, so that a link to it restores what the query says. `query` has no question mark. The
 * id of the sale stays.
 */
export function replaceQuery(query: string): void {
  const [, sale = ""] = SALE_ID.test(`?${query}`) ? [] : (SALE_ID.exec(location.search) ?? [])
  const whole = [query, sale].filter(Boolean).join("&")
  history.replaceState(history.state, "", `${location.pathname}${whole && `?${whole}`}${location.hash}`)
}

/**
 * The id of the sale that this page is about. It's random, and put into the address, so that a link to the page is about the
 * same sale. Without it, two sales with the same answers would be one in a calendar.
 */
export function getSaleId(): string {
  if (!SALE_ID.test(location.search))
    replaceQuery(`${location.search && `${location.search.slice(1)}&`}sale=${crypto.randomUUID().slice(-12)}`)
  return SALE_ID.exec(location.search)?.[2] ?? ""
}

/** The path of the page that is shown, without a slash at the end; `null` in HTML that is made outside the app. */
export const usePath = (): string | null => useLocationContext()?.location?.pathname.replace(/(.)\/+$/, "$1") ?? null
