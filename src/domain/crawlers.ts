import { isbot } from "isbot"

/** A phone brand that `isbot` recognises only after a space, although in-app browsers also write it after a slash. */
const CUBOT = /\bcubot(?=\b|_)/gi

/** True for the user agent of a program that reads pages for others, by a list that is kept up to date. */
export const isCrawler = (userAgent: string): boolean => isbot(userAgent.replace(CUBOT, ""))
