import { TAG_COOKIE_PREFIXES } from "../../domain/browser-storage"
import { TOUCH_KEYS } from "../../domain/lead/quote-request-types"
import { parseUrl } from "../../domain/url"
import type { TagEvent } from "./events"
import type { TagIds } from "./tag-ids"

export type Tags = { take: (event: TagEvent) => void; show: () => void }

type Layer = { push: (entry: object) => unknown }

declare global {
  interface Window {
    /** The tag manager's data layer. Until the visitor agrees it's a placeholder that stores nothing. */
    dataLayer?: Layer
    /** The analytics script's own data layer, so that the tag manager doesn't count its entries too. */
    analyticsLayer?: Layer
  }
}

const ORIGIN = "https://www.googletagmanager.com"

function addGoogleScript(path: string): void {
  const script = document.createElement("script")
  script.async = true
  script.src = `${ORIGIN}/${path}`
  document.head.append(script)
}

/** Starts the tag manager's container `id`. It gets the page's path before the plugin's `gatsby-route-change`. */
function startTagManager(id: string): Tags {
  const layer: object[] = []
  window.dataLayer = layer
  const show = () => layer.push({ page_path: maskPagePath(location.pathname) })
  show()
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" })
  addGoogleScript(`gtm.js?id=${id}`)
  return { take: event => layer.push(event), show }
}

/** A command as the analytics script reads it: a real `arguments` object, which an array is not. */
const createAnalyticsCommand: (...parts: unknown[]) => object = function () {
  return arguments.valueOf()
}

/** Starts the analytics script `id`. Each page view is reported with its masked address, never with the one in the bar. */
function startAnalytics(id: string): Tags {
  const layer: object[] = []
  window.analyticsLayer = layer
  const getPageFields = () => ({
    page_location: removePrivateDetailsFromUrl(location.href),
    page_referrer: getReferringSite(document.referrer),
  })
  const show = () => {
    layer.push(createAnalyticsCommand("set", getPageFields()))
    layer.push(createAnalyticsCommand("event", "page_view", { ...getPageFields(), page_title: document.title }))
  }
  layer.push(createAnalyticsCommand("js", new Date()))
  layer.push(createAnalyticsCommand("config", id, { ...getPageFields(), send_page_view: false }))
  show()
  addGoogleScript(`gtag/js?id=${id}&l=analyticsLayer`)
  return { take: ({ event, ...fields }) => layer.push(createAnalyticsCommand("event", event, fields)), show }
}

/** The site that led here; nothing for a page of our own, whose address may contain private details. */
function getReferringSite(referrer: string): string {
  const url = parseUrl(referrer)
  return url && url.host !== location.host ? url.origin : ""
}

/** Starts the tags that have an id. Call it only with the visitor's consent. */
export const startGoogleTags = ({ container, analytics }: TagIds): Tags[] => [
  ...(container ? [startTagManager(container)] : []),
  ...(analytics ? [startAnalytics(analytics)] : []),
]

/** The path of a page as tags may know it: the id of a quote, which opens the quote to whoever has it, is left out. */
export const maskPagePath = (pathname: string): string =>
  pathname.replace(/^\/(quotes|request-a-quote)\/[^/]+/, "/$1/{id}")

/** The address of a page as tags may know it. Only the campaign stays in its query, since a calculator stores its answers there. */
export function removePrivateDetailsFromUrl(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const campaign = new URLSearchParams([...searchParams].filter(([key]) => isCampaignKey(key))).toString()
  return origin + maskPagePath(pathname) + (campaign && `?${campaign}`)
}

const isCampaignKey = (key: string): boolean => TOUCH_KEYS.some(name => name === key)

/** The host and each domain above it: a script may have set its cookie on any of them. */
const listParentDomains = (host: string): string[] => host.split(".").map((_, at, parts) => parts.slice(at).join("."))

export function deleteTagCookies(): void {
  const names = document.cookie.split("; ").map(cookie => cookie.split("=")[0] ?? "")
  for (const name of names.filter(name => TAG_COOKIE_PREFIXES.some(beginning => name.startsWith(beginning)))) {
    document.cookie = `${name}=; path=/; max-age=0`
    for (const domain of listParentDomains(location.hostname))
      document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`
  }
}
