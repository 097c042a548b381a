import { loadWholePage } from "../navigation/load-whole"
import { isAnythingUnsaved } from "../session-draft"

/** Dispatched on `document` when the visitor leaves for another page of the site. */
export const PAGE_LOADING = "page-loading"

/** Dispatched on `document` when that page is shown. */
export const PAGE_LOADED = "page-loaded"

/** Dispatched on `document` when that page couldn't be loaded; `detail` is true if the browser now loads it whole. */
export const PAGE_FAILED = "page-failed"

/** Dispatched on `window` when the module of a page cannot be loaded; `detail.path` names the page. */
export const PRELOAD_ERROR = "preload-error"

/** The result of loading a page: its parts, or why they couldn't be loaded. An address without a page gives the 404 page. */
export type LoadedPage = {
  /** Identifies the scripts that the page was built with. */
  page?: { webpackCompilationHash: string }
  status?: "error" | "success"
  /** Set when the page's module or its data couldn't be loaded; unset when the address needs a full page load. */
  error?: unknown
}

/** Gatsby's loader of pages. `path` is a path of this site with its query. */
type PageLoader = { loadPage: (path: string) => Promise<LoadedPage | undefined> }

declare global {
  /** What Gatsby's own script puts on `window`. */
  interface Window {
    ___loader?: PageLoader
    /** Identifies the scripts that run. */
    ___webpackCompilationHash?: string
  }
}

let gatsbyLoadPage: PageLoader["loadPage"] | undefined

/** Loads a page that may be needed with Gatsby's own loader, without dispatching events. */
export const loadPageQuietly: PageLoader["loadPage"] = async path => gatsbyLoadPage?.(path)

/**
 * Wraps Gatsby's loader, which every navigation to another page uses, by a click or by Back. If a page's module can't be
 * loaded, it loads that page with one full page load. This is part of the first load, so that the first click is watched
 * too.
 */
export function watchPageLoads(): void {
  const loader = window.___loader
  if (!loader) return
  const { loadPage } = loader
  gatsbyLoadPage = loadPage
  loader.loadPage = async path => {
    document.dispatchEvent(new Event(PAGE_LOADING))
    const page = await loadPage(path)
    if (page?.error === undefined) return page && preventReloadOfUnsavedForm(page)
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { detail: { path, error: page.error } }))
    const isReloaded = canReloadPage(path)
    document.dispatchEvent(new CustomEvent(PAGE_FAILED, { detail: isReloaded }))
    if (isReloaded) loadWholePage(path)
    return neverLoaded
  }
}

/** Never resolves: if Gatsby found out about the failure, it would reload the target at once, without our guard against loops. */
const neverLoaded = new Promise<never>(() => undefined)

/** Gatsby reloads the document for a page of a newer build, and unsent text would be lost. This marks the page as one of ours. */
function preventReloadOfUnsavedForm(page: LoadedPage): LoadedPage {
  const currentHash = window.___webpackCompilationHash
  return isAnythingUnsaved() && page.page && currentHash !== undefined
    ? { ...page, page: { ...page.page, webpackCompilationHash: currentHash } }
    : page
}

/** In milliseconds: the least time between two reloads of the same page. */
const RELOAD_PAUSE = 10_000

/** Without storage the answer is always yes: only a click leads here, so there can't be a loop. */
function canReloadPage(path: string): boolean {
  const key = `reloaded:${path}`
  try {
    const last = Number(sessionStorage.getItem(key) ?? -Infinity)
    if (Date.now() - last < RELOAD_PAUSE) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return true
  }
}
