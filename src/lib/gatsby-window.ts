/** What came of loading a page: its parts, or why they could not be had. An address without a page gives the 404 page. */
export type LoadedPage = {
  /** Names the scripts that the page was built with. */
  page?: { webpackCompilationHash: string }
  status?: "error" | "success"
  /** Set when the page's module or its data could not be loaded; unset when the address is to be loaded whole. */
  error?: unknown
}

/** Gatsby's loader of pages. `path` is a path of this site with its query. */
export type PageLoader = {
  /** Loads a page for showing it. */
  loadPage: (path: string) => Promise<LoadedPage | undefined>
  /** Fetches a page that may be wanted, on a connection that is good enough. */
  enqueue: (path: string) => unknown
}

declare global {
  /** What Gatsby's own script puts on `window`. */
  interface Window {
    ___loader?: PageLoader
    /** Names the scripts that run. */
    ___webpackCompilationHash?: string
  }
}
