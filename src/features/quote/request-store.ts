import { create } from "zustand"
import { QUOTE_FORM_ID, type ThankYouRoute } from "../../domain/paths"
import { keepDraft, readDraft } from "../../lib/session-draft"

export type RequestOptions = {
  /** Treated as true when unset. */
  sendEmailQuote?: boolean
  /** The page to show after the request was sent. */
  thankYouPageRoute?: ThankYouRoute
}

export type RequestState = RequestOptions & {
  isModalActive: boolean
  isLoading: boolean
  /** Also on an earlier page of this tab. */
  hasSubmittedInSession: boolean
  /**
   * Takes the visitor to the page's own quote form when it has one, and opens the modal otherwise. Where the code of that
   * form is still on its way, the element with its id is the place it'll have; the visitor waits there.
   */
  activate: (options?: RequestOptions) => void
  submit: () => void
  succeed: () => void
  /** Leaves the modal as it was. */
  fail: () => void
  hide: () => void
}

const SUBMITTED = "submitted"

export const useRequestStore = create<RequestState>()((set, get) => ({
  isModalActive: false,
  isLoading: false,
  sendEmailQuote: undefined,
  thankYouPageRoute: undefined,
  hasSubmittedInSession: readDraft(SUBMITTED) === true,
  activate: ({ sendEmailQuote, thankYouPageRoute } = {}) => {
    const form = formOrPlace()
    set({ sendEmailQuote, thankYouPageRoute, ...(form ? {} : { isModalActive: true }) })
    if (form) goTo(form)
    if (isPlace(form)) runAfterPlacing(() => get().activate({ sendEmailQuote, thankYouPageRoute }))
  },
  submit: () => set({ isLoading: true }),
  succeed: () => {
    keepDraft(SUBMITTED, true)
    set({ isLoading: false, isModalActive: false, hasSubmittedInSession: true })
  },
  fail: () => set({ isLoading: false }),
  hide: () => set({ isLoading: false, isModalActive: false }),
}))

const formOrPlace = () => document.getElementById(QUOTE_FORM_ID)

const isPlace = (element: Element | null): boolean => element !== null && element.tagName !== "FORM"

/** Calls `then` when the form has come to its place, or can't come. Not for a visitor who has left the page by then. */
function runAfterPlacing(then: () => void): void {
  const { pathname } = window.location
  const changes = new MutationObserver(() => {
    const isHere = window.location.pathname === pathname
    if (isHere && isPlace(formOrPlace())) return
    changes.disconnect()
    if (isHere) then()
  })
  changes.observe(document.body, { childList: true, subtree: true })
}

function goTo(form: HTMLElement): void {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches
  form.scrollIntoView({ behavior: reducedMotion ? "auto" : "smooth", block: "start" })
  form.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus({ preventScroll: true })
}
