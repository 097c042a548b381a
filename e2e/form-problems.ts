import { expect, type Locator, type Page } from "@playwright/test"

export const locateErrorSummary = (place: Page | Locator): Locator =>
  place.getByRole("group", { name: "There’s a problem", exact: true })

/** With up to three errors the first field has the focus, and the summary is for screen readers only. */
export async function expectRefusalFocused(place: Page | Locator): Promise<void> {
  const summary = locateErrorSummary(place)
  await summary.waitFor({ state: "attached" })
  const lines = summary.getByRole("link")
  const target = (await lines.first().getAttribute("href"))?.slice(1)
  await expect((await lines.count()) > 3 ? summary : place.locator(`[id="${target}"]`)).toBeFocused()
}

export const locateSendFailure = (place: Page | Locator): Locator =>
  place.getByRole("group", { name: "We couldn’t send it", exact: true })

export const locateSubmitButton = (form: Locator): Locator => form.locator("button[id$='-submit']")

export type Announcements = {
  live: string[]
  /** The role of each element that received the focus, or its tag if it has no role. */
  focus: string[]
}

export async function recordAnnouncements(page: Page): Promise<() => Promise<Announcements>> {
  await page.evaluate(() => {
    const announcements = { live: [] as string[], focus: [] as string[] }
    Object.assign(window, { noted: announcements })
    const LIVE = "[role=alert], [role=status], output, [aria-live=polite], [aria-live=assertive]"
    const getClosestElement = (node: Node) => (node instanceof Element ? node : node.parentElement)
    new MutationObserver(records => {
      const regions = records.flatMap(({ target, addedNodes }) => [
        getClosestElement(target)?.closest(LIVE),
        ...[...addedNodes].flatMap(node => (node instanceof Element ? [node, ...node.querySelectorAll("*")] : [])),
      ])
      for (const region of new Set(regions))
        if (region?.matches(LIVE) && region.textContent) announcements.live.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) announcements.focus.push(target.getAttribute("role") ?? target.localName)
    })
  })
  return () => page.evaluate(() => (window as unknown as { noted: Announcements }).noted)
}
