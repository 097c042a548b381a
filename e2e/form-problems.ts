import type { Locator, Page } from "@playwright/test"

/** What is wrong with a form that was refused, each line a link to its field. */
export const errorSummary = (place: Page | Locator): Locator =>
  place.getByRole("group", { name: "There’s a problem", exact: true })

/** What a form says above its button when nobody can tell whether it was taken. */
export const sendFailure = (place: Page | Locator): Locator =>
  place.getByRole("group", { name: "We couldn’t send it", exact: true })

/** The button that sends a form, whatever it says. */
export const submitButton = (form: Locator): Locator => form.locator("button[id$='-submit']")

/** What a page announces. */
export type Announcements = {
  /** Texts of live regions. */
  live: string[]
  /** Roles, or names of elements, that a script gave the focus to. */
  focus: string[]
}

/** Begins to note what the open page announces. @returns what it has announced since. */
export async function noteAnnouncements(page: Page): Promise<() => Promise<Announcements>> {
  await page.evaluate(() => {
    const announcements = { live: [] as string[], focus: [] as string[] }
    Object.assign(window, { noted: announcements })
    const LIVE = "[role=alert], [role=status], output, [aria-live=polite], [aria-live=assertive]"
    const around = (node: Node) => (node instanceof Element ? node : node.parentElement)
    new MutationObserver(records => {
      const regions = records.flatMap(({ target, addedNodes }) => [
        around(target)?.closest(LIVE),
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
