import { create } from "zustand"
import { QUOTE_FORM_ID, type ThankYouRoute } from "../../domain/paths"
import { runAfterPaint } from "../../lib/deferred-features"
import { saveDraft, readDraft } from "../../lib/session-draft"

type RequestOptions = {
  /** Treated as true when unset. */
  sendEmailQuote?: boolean
  /** The page to show after the request is sent. */
  thankYouPageRoute?: ThankYouRoute
}

export type RequestState = RequestOptions & {
  isModalActive: boolean
  isLoading: boolean
  /** True if a request was sent in this tab, even from an earlier page. */
  hasSubmittedInSession: boolean
  /**
   * Scrolls to the page's own quote form if it has one, and otherwise opens the modal. If that form's code is still loading,
   * scrolls to its placeholder, the element with its id, and then to the form.
   */
  activate: (options?: RequestOptions) => void
  submit: () => void
  succeed: () => void
  /** Ends the loading state without closing the modal. */
  fail: () => void
  hide: () => void
}

const SUBMITTED_KEY = "submitted"

export const useRequestStore = create<RequestState>()((set, get) => ({
  isModalActive: false,
  isLoading: false,
  sendEmailQuote: undefined,
  thankYouPageRoute: undefined,
  hasSubmittedInSession: readDraft(SUBMITTED_KEY) === true,
  activate: ({ sendEmailQuote, thankYouPageRoute } = {}) => {
    const form = findFormOrPlaceholder()
    set({ sendEmailQuote, thankYouPageRoute, ...(form ? {} : { isModalActive: true }) })
    if (form) scrollToQuoteForm(form)
    if (isFormPlaceholder(form)) runAfterPlaceholder(() => get().activate({ sendEmailQuote, thankYouPageRoute }))
  },
  submit: () => set({ isLoading: true }),
  succeed: () => {
    saveDraft(SUBMITTED_KEY, true)
    set({ isLoading: false, isModalActive: false, hasSubmittedInSession: true })
  },
  fail: () => set({ isLoading: false }),
  hide: () => set({ isLoading: false, isModalActive: false }),
}))

const findFormOrPlaceholder = () => document.getElementById(QUOTE_FORM_ID)

const isFormPlaceholder = (element: Element | null): boolean => element !== null && element.tagName !== "FORM"

/** Calls `then` once the placeholder is replaced or removed, unless the visitor has left the page by then. */
function runAfterPlaceholder(then: () => void): void {
  const { pathname } = window.location
  const changes = new MutationObserver(() => {
    const isHere = window.location.pathname === pathname
    if (isHere && isFormPlaceholder(findFormOrPlaceholder())) return
    changes.disconnect()
    if (isHere) then()
  })
  changes.observe(document.body, { childList: true, subtree: true })
}

function scrollToQuoteForm(form: HTMLElement): void {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  form.scrollIntoView({ behavior: reducedMotion ? "auto" : "smooth", block: "start" })
  // The focus starts the form's scripts.
  runAfterPaint(() =>
    form.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus({ preventScroll: true }),
  )
}
