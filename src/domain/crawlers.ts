import { isbot } from "isbot"

/** A phone brand that `isbot` recognises only after a space, although in-app browsers also write it after a slash. */
const CUBOT = /\bcubot(?=\b|_)/gi

export const isCrawler = (userAgent: string): boolean => isbot(userAgent.replace(CUBOT, ""))
