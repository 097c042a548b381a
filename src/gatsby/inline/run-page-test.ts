import type { PageTestInPage } from "../../domain/page-tests/page-tests"

/** The `id` of the script in the head of a page under test; its `data-test` says what `runPageTest` needs to know. */
export const PAGE_TEST_ID = "page-test"

/**
 * Gives the visit its variant, before anything is painted, and counts one view for each visit and test. Runs in the head
 * of a page under test as an inline script, from its own source text: it may use nothing outside itself.
 *
 * A visit that begins at the control's address gets a variant by weight, and stays with it; another page takes its place
 * in the browser's history, with the query and the hash. Whoever opens a variant's own address has chosen it. The choice is
 * kept in this tab alone. Where nothing may be kept, in a page that is prerendered, and after the last day, nothing is
 * assigned or counted.
 *
 * @param scriptId   Of the script itself.
 * @param storageKey Of session storage: what became of each test in this visit, the last page under test at the end.
 * @param apiMeta    Name of the `meta` element that says where the functions answer.
 * @param viewsPath  Of the function that counts.
 * @param timeZone   By whose clock the test's days are counted.
 */
export function runPageTest(
  scriptId: string,
  storageKey: string,
  apiMeta: string,
  viewsPath: string,
  timeZone: string,
): void {
  const root = document.documentElement

  function run() {
    const test: PageTestInPage = JSON.parse(document.getElementById(scriptId)?.dataset.test ?? "null")
    if (new Intl.DateTimeFormat("en-CA", { timeZone }).format() > test.until) return
    const { page, variants } = test
    const visit: Record<string, { variant: string; counted: boolean }> = read()
    const before = visit[page]
    const ownVariant = variants.find(({ name }) => name === test.shown)
    let roll = Math.random() * 100
    const choice =
      ownVariant?.page !== page
        ? ownVariant
        : (variants.find(({ name }) => name === before?.variant) ?? variants.find(({ weight }) => (roll -= weight) < 0))
    if (!ownVariant || !choice) return

    function keep(variant: string, isCounted: boolean) {
      delete visit[page]
      visit[page] = { variant, counted: isCounted }
      sessionStorage.setItem(storageKey, JSON.stringify(visit))
    }

    function count() {
      if (document.visibilityState !== "visible" || document.readyState === "loading") return
      document.removeEventListener("visibilitychange", count)
      document.removeEventListener("DOMContentLoaded", count)
      keep(test.shown, true)
      const meta = document.querySelector<HTMLMetaElement>(`meta[name="${apiMeta}"]`)
      const address = (meta?.content ?? "").replace(/\/$/, "") + viewsPath
      const view = new URLSearchParams({ page, variant: test.shown })
      if (navigator.sendBeacon?.(address, view)) return
      fetch(address, { method: "POST", body: view, keepalive: true }).catch(() => undefined)
    }

    const isCounted = before?.counted === true
    keep(choice.name, isCounted)
    if (choice !== ownVariant) {
      root.hidden = true
      // A page that can't be reached must not leave an empty one behind.
      setTimeout(() => (root.hidden = false), 4000)
      location.replace(choice.page + location.search + location.hash)
    } else if (!isCounted) {
      document.addEventListener("visibilitychange", count)
      document.addEventListener("DOMContentLoaded", count)
      count()
    }
  }

  /** What was kept is checked: anyone may have written it. */
  function read() {
    try {
      const savedVisit = JSON.parse(sessionStorage.getItem(storageKey) ?? "null")
      return savedVisit && typeof savedVisit === "object" && !Array.isArray(savedVisit) ? savedVisit : {}
    } catch {
      return {}
    }
  }

  function tryRun() {
    try {
      run()
    } catch {
      return
    }
  }

  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", tryRun, { once: true })
  else tryRun()
}
