import { TOUCH_KEYS } from "../../domain/lead/quote-request-types"

/** The path of a page as tags may know it: the id of a quote, which opens the quote to whoever has it, is left out. */
export const pagePath = (pathname: string): string => pathname.replace(/^\/(quotes|request-a-quote)\/[^/]+/, "/$1/{id}")

/** The address of a page as tags may know it: of its query the campaign only, since a calculator keeps its answers there. */
export function pageAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const campaign = new URLSearchParams([...searchParams].filter(([key]) => isCampaignKey(key))).toString()
  return origin + pagePath(pathname) + (campaign && `?${campaign}`)
}

const isCampaignKey = (key: string): boolean => TOUCH_KEYS.some(name => name === key)
