import type { PageTestInPage } from "../../domain/page-tests/page-tests"

/** The `id` of the script in the head of a page under test. Its `data-test` has the test's data for `assignPageTestVariant`. */
export const PAGE_TEST_ID = "page-test"

/**
 * Assigns a variant to the visit before anything is painted, and counts one view for each visit and test. Runs in the head of a
 * page under test as an inline script from its own source text, so it can't use anything outside the function.
 *
 * A visit that begins at the control's address gets a random variant by weight, and keeps it. If that variant is another page,
 * that page replaces this one in the browser's history, with the same query and hash. A visitor who opens a variant's own
 * address gets that variant. The choice is only stored for this tab. If the browser doesn't allow storage, while the page is
 * only prerendered, and after the test's last day, nothing is assigned or counted.
 *
 * @param scriptId   The id of this script's element.
 * @param storageKey The key in session storage of this visit's variants, by page, the most recent page under test last.
 * @param apiMeta    The name of the `meta` element with the base address of the functions.
 * @param viewsPath  The path of the function that counts views.
 * @param stampPath  The path of the function that gives a visit the stamp with which it's counted.
 * @param timeZone   The time zone of the test's days.
 */
export function assignPageTestVariant(
  scriptId: string,
  storageKey: string,
  apiMeta: string,
  viewsPath: string,
  stampPath: string,
  timeZone: string,
): void {
  const root = document.documentElement

  function assignVariant() {
    const test: PageTestInPage = JSON.parse(document.getElementById(scriptId)?.dataset.test ?? "null")
    if (new Intl.DateTimeFormat("en-CA", { timeZone }).format() > test.until) return
    const { page, variants } = test
    const visit: Record<string, { variant: string; counted: boolean }> = readStoredVisit()
    const before = visit[page]
    const ownVariant = variants.find(({ name }) => name === test.shown)
    let roll = Math.random() * 100
    const choice =
      ownVariant?.page !== page
        ? ownVariant
        : (variants.find(({ name }) => name === before?.variant) ?? variants.find(({ weight }) => (roll -= weight) < 0))
    if (!ownVariant || !choice) return

    function storeVariant(variant: string, isCounted: boolean) {
      delete visit[page]
      visit[page] = { variant, counted: isCounted }
      sessionStorage.setItem(storageKey, JSON.stringify(visit))
    }

    function countView() {
      if (document.visibilityState !== "visible" || document.readyState === "loading") return
      document.removeEventListener("visibilitychange", countView)
      document.removeEventListener("DOMContentLoaded", countView)
      storeVariant(test.shown, true)
      const meta = document.querySelector<HTMLMetaElement>(`meta[name="${apiMeta}"]`)
      const base = (meta?.content ?? "").replace(/\/$/, "")
      fetch(base + stampPath)
        .then(answer => answer.json())
        .then(({ stamp }) => {
          const view = new URLSearchParams({ page, variant: test.shown, stamp })
          if (navigator.sendBeacon?.(base + viewsPath, view)) return null
          return fetch(base + viewsPath, { method: "POST", body: view, keepalive: true })
        })
        .catch(() => undefined)
    }

    const isCounted = before?.counted === true
    storeVariant(choice.name, isCounted)
    if (choice !== ownVariant) {
      root.hidden = true
      // If the other page can't be loaded, this one is shown again, so that the visitor doesn't see an empty page.
      setTimeout(() => (root.hidden = false), 4000)
      location.replace(choice.page + location.search + location.hash)
    } else if (!isCounted) {
      document.addEventListener("visibilitychange", countView)
      document.addEventListener("DOMContentLoaded", countView)
      countView()
    }
  }

  /** Reads this visit's variants from storage. They're checked, since any script may have written them. */
  function readStoredVisit() {
    try {
      const savedVisit = JSON.parse(sessionStorage.getItem(storageKey) ?? "null")
      return savedVisit && typeof savedVisit === "object" && !Array.isArray(savedVisit) ? savedVisit : {}
    } catch {
      return {}
    }
  }

  function assignVariantSafely() {
    try {
      assignVariant()
    } catch {
      return
    }
  }

  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", assignVariantSafely, { once: true })
  else assignVariantSafely()
}
