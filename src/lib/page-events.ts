/** Dispatched on `document` when the visitor leaves for another page of the site. */
export const PAGE_LOADING = "page-loading"

/** Dispatched on `document` when that page stands. */
export const PAGE_LOADED = "page-loaded"

/** Dispatched on `document` when an error ended the way there. */
export const PAGE_FAILED = "page-failed"

/** Dispatched on `window` when the module of a page cannot be loaded; `detail.path` names the page. */
export const PRELOAD_ERROR = "preload-error"
