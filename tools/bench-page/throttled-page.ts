import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test"
import { VISITOR_USER_AGENT } from "../browser"

/** How many times slower than this machine a visitor's phone is. */
export const SLOWER = 4

export const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  userAgent: VISITOR_USER_AGENT,
  isMobile: true,
  hasTouch: true,
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, userAgent: VISITOR_USER_AGENT }

/** Lighthouse's slow 4G as it's applied to a browser: 150 ms and 1.6 Mbit/s, with what several round trips cost added. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }

/** Runs `work` with a page of a new visitor, and closes it. */
export async function withVisitor<T>(
  browser: Browser,
  device: BrowserContextOptions,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    return await work(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Makes this page's processor so many times slower than this machine's; 1 is its own speed. */
export const slowDown = (cdp: CDPSession, rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate })

/** Makes this page's connection that of a phone. */
export async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.enable")
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G)
}
