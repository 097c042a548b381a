import type { LoadedPage, PageLoader } from "../gatsby-window"
import { loadWhole } from "../navigation/load-whole"
import { PAGE_FAILED, PAGE_LOADING, PRELOAD_ERROR } from "../page-events"
import { isAnythingUnsaved } from "../unsaved"
import { mayReload } from "./reload-guard"

type Ports = {
  /** Leaves for a path of this site. */
  leave?: (path: string) => void
  now?: () => number
}

let gatsbys: PageLoader["loadPage"] | undefined

/** Loads a page that may be wanted, by Gatsby's own loader: nothing is told of it. */
export const loadQuietly: PageLoader["loadPage"] = async path => gatsbys?.(path)

/**
 * Stands between Gatsby and its loader of pages, which every way to another page of the site goes through, by a click
 * as by Back. Says when a page is on its way. When its module cannot be loaded the navigation fails: `preload-error`,
 * then one whole load of the target. Part of the first load, so that the first click is watched too. Gives the way to
 * step aside.
 */
export function watchPageLoads({ leave = loadWhole, now = Date.now }: Ports = {}): () => void {
  const loader = window.___loader
  if (!loader) return () => undefined
  const { loadPage } = loader
  gatsbys = loadPage
  loader.loadPage = async path => {
    document.dispatchEvent(new Event(PAGE_LOADING))
    const page = await loadPage(path)
    if (page?.error === undefined) return page && heldTogether(page)
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail: { path, error: page.error } }))
    document.dispatchEvent(new Event(PAGE_FAILED))
    if (mayReload(path, now())) leave(path)
    return neverLoaded
  }
  return () => void (loader.loadPage = loadPage)
}

/** Gatsby would load the target whole at once, unguarded, if it heard of the failure. */
const neverLoaded = new Promise<never>(() => undefined)

/** Gatsby loads a page of a newer build whole, unasked. While a form holds something unsent it takes the page as it is. */
function heldTogether(loaded: LoadedPage): LoadedPage {
  const ours = window.___webpackCompilationHash
  return isAnythingUnsaved() && loaded.page && ours !== undefined
    ? { ...loaded, page: { ...loaded.page, webpackCompilationHash: ours } }
    : loaded
}
