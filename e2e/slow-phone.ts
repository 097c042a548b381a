import type { Page } from "@playwright/test"

const SLOWER = 4

/** Slow 4G as Lighthouse simulates it. Throughput is in bytes per second, and latency in milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

export async function throttleProcessor(page: Page, rate = SLOWER): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send("Emulation.setCPUThrottlingRate", { rate })
}

/** Slows down the page to a slow phone on a slow network. @returns a function that restores normal speed. */
export async function simulateSlowPhone(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page)
  const setThrottling = async (rate: number, network: typeof SLOW_4G): Promise<void> => {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate })
    await cdp.send("Network.emulateNetworkConditions", network)
  }
  await setThrottling(SLOWER, SLOW_4G)
  return () => setThrottling(1, UNLIMITED)
}
