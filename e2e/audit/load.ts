import type { Page } from "@playwright/test"
import { holdRequests } from "../intercept-requests"
import { twoFrames, untilReady } from "../visit"

const APP_STYLESHEET = /\/static\/styles-[^/]*\.css$/

export type Loading = {
  letTypefaceCome: () => Promise<void>
  startApp: () => Promise<void>
}

/** Waits until the page is painted with its own styles. Scripts and the typeface are held back. */
export async function loadPageInSteps(page: Page, path: string): Promise<Loading> {
  const releases = [await holdRequests(page, /\.js$/), await holdRequests(page, APP_STYLESHEET)]
  await page.route("**/*.woff2", route => route.abort())
  await page.goto(path, { waitUntil: "commit" })
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not(#styles)")]
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0
    return isPainted && document.readyState !== "loading" && sheets.every(({ sheet }) => sheet)
  })
  return {
    letTypefaceCome: async () => {
      await page.unroute("**/*.woff2")
      await page.evaluate(async () => {
        const address = document.querySelector("link[rel=preload][as=font]")?.getAttribute("href") ?? ""
        // The page's own rule ignores a typeface that loads late. A different query is needed because, for the same URL, the
        // browser may reuse the request that was aborted.
        const face = await new FontFace("Figtree", `url(${address}?late)`, { weight: "300 900" }).load()
        document.fonts.add(face)
      })
      await twoFrames(page)
    },
    startApp: async () => {
      for (const release of releases) release()
      await untilReady(page)
      await twoFrames(page)
    },
  }
}
