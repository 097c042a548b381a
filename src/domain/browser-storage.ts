/** Files that store something in the browser, with their keys. Add a new key here and to the page about cookies. */
export const STORAGE_KEYS_BY_FILE: Readonly<Record<string, readonly string[]>> = {
  "src/components/sample-document/reader-progress.tsx": ["document-checks"],
  "src/features/documents-to-send/your-documents.tsx": ["documents-sent"],
  "src/features/lead-forms/lead-draft.tsx": ["draft:contact-form", "draft:feedback-form", "draft:unsubscribe-form"],
  "src/features/popup/popup-host.tsx": ["draft:popup-shown", "popup-dismissed"],
  "src/features/quote/interactive/draft.ts": ["draft:quote"],
  "src/features/quote/request-store.ts": ["draft:submitted"],
  "src/layouts/page-contexts.tsx": ["draft:phone"],
  "src/lib/build-watch/watch-page-loads.ts": ["reloaded:"],
  "src/lib/attribution/attribution.ts": ["attribution"],
  "src/gatsby/inline/keep-color-mode.ts": ["color-mode"],
  "src/gatsby/inline/keep-visit.ts": ["draft:visit", "draft:partner"],
  "src/gatsby/inline/run-page-test.ts": ["draft:page-tests"],
  "src/lib/navigation/keep-places.ts": ["draft:place"],
  "src/lib/consent.ts": ["consent"],
  "src/lib/enquiry.ts": ["draft:enquiry:"],
  "src/lib/pick-state.ts": ["state"],
  "src/lib/quote-draft.ts": ["draft:quote"],
}

/** Prefixes of the cookies that Google's scripts set on the site's own host. */
export const TAG_COOKIE_PREFIXES = ["_ga", "_gid", "_gat", "_gcl_"] as const
