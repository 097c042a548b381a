import { paths } from "../src/domain/paths"
import { anEntry, FIRST_STATE, hasQuoteForm, isAbout, isCompared, isListed } from "./own-firm"

/** The fourth stage of a purchase in the firm's first state: an article with a place in a series. */
const ARTICLE = anEntry(
  "blog",
  entry => entry.fields["stage"] === 4 && entry.fields["bst"] !== "S" && isAbout(FIRST_STATE)(entry),
)

/** A landing page that's always the same, for every state, with the quote form in it. */
const LANDING = anEntry(
  "landing",
  entry =>
    hasQuoteForm(entry) &&
    !isCompared(entry) &&
    ["state", "canonical"].every(field => entry.fields[field] === undefined),
)

/** One page of each kind that can be made of an entry, where the firm has such an entry; null where it hasn't. */
export const OWN_PAGES = {
  state: paths.state(FIRST_STATE),
  city: anEntry("city", entry => isAbout(FIRST_STATE)(entry) && isListed(entry))?.path ?? null,
  place: anEntry("place", entry => isAbout(FIRST_STATE)(entry) && isListed(entry))?.path ?? null,
  article: ARTICLE?.path ?? null,
  landing: LANDING?.path ?? null,
  partner: anEntry("partner", isListed)?.path ?? null,
  searchCosts:
    anEntry("page", ({ text, fields }) => fields["state"] !== undefined && text.includes("<SearchCosts"))?.path ?? null,
  sampleDocument:
    anEntry("page", ({ text, fields }) => fields["state"] !== undefined && text.includes("\n<SampleDocument"))?.path ??
    null,
} as const

/** One page of each kind that the build of this site makes. */
export const PAGE_KINDS = [
  { kind: "home", path: paths.home },
  { kind: "general page", path: paths.page("conveyancing") },
  { kind: "state", path: OWN_PAGES.state },
  { kind: "city", path: OWN_PAGES.city },
  { kind: "place", path: OWN_PAGES.place },
  { kind: "article", path: OWN_PAGES.article },
  { kind: "list of articles", path: paths.blogs },
  { kind: "questions", path: paths.page("faqs") },
  { kind: "landing page", path: OWN_PAGES.landing },
  { kind: "partner", path: OWN_PAGES.partner },
  { kind: "quote form", path: paths.requestAQuote },
  { kind: "contact form", path: paths.contactUs },
  { kind: "feedback form", path: paths.feedback },
  { kind: "calculator", path: paths.page("calculator") },
  { kind: "key-dates calendar", path: paths.page("calendar") },
  { kind: "message check", path: paths.messageCheck },
  { kind: "documents to send", path: paths.whatToSend },
  { kind: "sample document", path: OWN_PAGES.sampleDocument },
  { kind: "search costs", path: OWN_PAGES.searchCosts },
  { kind: "device report", path: paths.page("device") },
  { kind: "component library", path: paths.page("component-library") },
  { kind: "page that is not found", path: "/no-such-page" },
].flatMap(({ kind, path }) => (path === null ? [] : [{ kind, path }]))
