import type { KindWithPages } from "../src/domain/content/choices"
import { paths } from "../src/domain/paths"
import { findFirstEntry, firm, FIRST_STATE, hasQuoteForm, isAboutState, isInPageTest, isListedPage } from "./own-firm"

const ARTICLE = findFirstEntry(
  "blog",
  entry => entry.fields["stage"] === 4 && entry.fields["bst"] !== "S" && isAboutState(FIRST_STATE)(entry),
)

const LANDING = findFirstEntry(
  "landing",
  entry =>
    hasQuoteForm(entry) &&
    !isInPageTest(entry) &&
    ["state", "canonical"].every(field => entry.fields[field] === undefined),
)

/** Null where the firm has no such entry. The compiler reports a kind of content with pages that's missing here. */
export const OWN_PAGES = {
  state: paths.state(FIRST_STATE),
  city: findFirstEntry("city", entry => isAboutState(FIRST_STATE)(entry) && isListedPage(entry))?.path ?? null,
  place: findFirstEntry("place", entry => isAboutState(FIRST_STATE)(entry) && isListedPage(entry))?.path ?? null,
  article: ARTICLE?.path ?? null,
  landing: LANDING?.path ?? null,
  partner: findFirstEntry("partner", isListedPage)?.path ?? null,
  searchCosts:
    findFirstEntry("page", ({ text, fields }) => fields["state"] !== undefined && text.includes("<SearchCosts"))
      ?.path ?? null,
  sampleDocument:
    findFirstEntry("page", ({ text, fields }) => fields["state"] !== undefined && text.includes("\n<SampleDocument"))
      ?.path ?? null,
} as const satisfies Record<
  Exclude<KindWithPages, "page" | "blog"> | "article" | "searchCosts" | "sampleDocument",
  string | null
>

/** The firm's type in structured data. It's a legal service if it's a law practice in all of its states. */
const FIRM_TYPE = firm.states.every(one => one.as === "law practice") ? "LegalService" : "ProfessionalService"

/**
 * One page of each kind, and the bytes allowed for its HTML before compression, since the compressed size changes by up
 * to 45 bytes when a build merely renames its scripts.
 * - `goal`: the size we aim for. Compressed with brotli, it's about 13 kB, or 15 kB for a long text.
 * - `limit`: the size when the limit was set, plus 2 to 5%. It's changed in a commit of its own, whose body says why.
 *
 * `head` says whether search engines may list the page, and gives the types of its structured data.
 */
export const PAGE_KINDS = [
  {
    kind: "home",
    path: paths.home,
    weight: { goal: 65_000, limit: 98_800 },
    head: { listed: true, types: [FIRM_TYPE, "WebSite"] },
  },
  {
    kind: "general page",
    path: paths.page("conveyancing"),
    weight: { goal: 65_000, limit: 69_900 },
    head: { listed: true, types: ["BreadcrumbList"] },
  },
  {
    kind: "state",
    path: OWN_PAGES.state,
    weight: { goal: 75_000, limit: 110_700 },
    head: { listed: true, types: ["Service", "BreadcrumbList"] },
  },
  {
    kind: "city",
    path: OWN_PAGES.city,
    weight: { goal: 65_000, limit: 91_800 },
    head: { listed: true, types: [FIRM_TYPE, "BreadcrumbList"] },
  },
  {
    kind: "place",
    path: OWN_PAGES.place,
    weight: { goal: 65_000, limit: 88_800 },
    head: { listed: true, types: ["Service", "BreadcrumbList"] },
  },
  {
    kind: "article",
    path: OWN_PAGES.article,
    weight: { goal: 75_000, limit: 88_900 },
    head: { listed: true, types: ["Article", "BreadcrumbList"] },
  },
  {
    kind: "list of articles",
    path: paths.blogs,
    weight: { goal: 65_000, limit: 88_400 },
    head: { listed: true, types: ["CollectionPage", "BreadcrumbList"] },
  },
  {
    kind: "questions",
    path: paths.page("faqs"),
    weight: { goal: 75_000, limit: 157_000 },
    head: { listed: true, types: ["BreadcrumbList", "FAQPage"] },
  },
  {
    kind: "landing page",
    path: OWN_PAGES.landing,
    weight: { goal: 65_000, limit: 108_000 },
    head: { listed: false, types: ["Service"] },
  },
  {
    kind: "partner",
    path: OWN_PAGES.partner,
    weight: { goal: 65_000, limit: 116_000 },
    head: { listed: true, types: ["Service", "BreadcrumbList"] },
  },
  { kind: "quote form", path: paths.requestAQuote, weight: { goal: 65_000, limit: 94_300 } },
  { kind: "contact form", path: paths.contactUs, weight: { goal: 65_000, limit: 67_600 } },
  { kind: "feedback form", path: paths.feedback, weight: { goal: 65_000, limit: 57_700 } },
  { kind: "calculator", path: paths.page("calculator"), weight: { goal: 65_000, limit: 100_500 } },
  { kind: "key-dates calendar", path: paths.page("calendar"), weight: { goal: 65_000, limit: 96_100 } },
  { kind: "message check", path: paths.messageCheck, weight: { goal: 65_000, limit: 80_500 } },
  { kind: "documents to send", path: paths.whatToSend, weight: { goal: 75_000, limit: 116_400 } },
  { kind: "sample document", path: OWN_PAGES.sampleDocument, weight: { goal: 75_000, limit: 155_000 } },
  { kind: "own contract", path: paths.ownContract, weight: { goal: 65_000, limit: 54_900 } },
  { kind: "search costs", path: OWN_PAGES.searchCosts, weight: { goal: 65_000, limit: 93_400 } },
  { kind: "device report", path: paths.page("device"), weight: { goal: 65_000, limit: 57_000 } },
  {
    kind: "component library",
    path: paths.page("component-library"),
    weight: { goal: 75_000, limit: 401_400 },
    head: { listed: false, types: ["BreadcrumbList"] },
  },
  { kind: "page that is not found", path: "/no-such-page", weight: { goal: 65_000, limit: 55_200 } },
].flatMap(({ path, ...one }) => (path === null ? [] : [{ ...one, path }]))
