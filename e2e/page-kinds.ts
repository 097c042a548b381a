import type { KindWithPages } from "../src/domain/content/choices"
import { paths } from "../src/domain/paths"
import { anEntry, firm, FIRST_STATE, hasQuoteForm, isAbout, isCompared, isListed } from "./own-firm"

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

/**
 * One page of each kind that can be made of an entry, where the firm has such an entry; null where it hasn't. The compiler
 * names a kind of content that has pages and isn't here.
 */
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
} as const satisfies Record<
  Exclude<KindWithPages, "page" | "blog"> | "article" | "searchCosts" | "sampleDocument",
  string | null
>

/** What the firm is to search engines: a legal service where it's a law practice in each of its states. */
const FIRM_TYPE = firm.states.every(one => one.as === "law practice") ? "LegalService" : "ProfessionalService"

/**
 * One page of each kind that the build of this site makes, and what its HTML may weigh, in bytes before compression: what's
 * compressed weighs up to 45 bytes more or fewer when a build only gives its scripts other names.
 * - `goal`: what we want to reach. It's about 13 kB as brotli, and 15 kB for a long text.
 * - `limit`: what the page weighed when the limit was set, and 5% more, so that a link or a sentence more doesn't fail. A
 *   limit changes in a commit of its own, whose body says why.
 *
 * `head` says of a page of content whether search engines may list it, and what its structured data is about.
 */
export const PAGE_KINDS = [
  {
    kind: "home",
    path: paths.home,
    weight: { goal: 65_000, limit: 83_900 },
    head: { listed: true, types: [FIRM_TYPE, "WebSite"] },
  },
  {
    kind: "general page",
    path: paths.page("conveyancing"),
    weight: { goal: 65_000, limit: 54_200 },
    head: { listed: true, types: ["BreadcrumbList"] },
  },
  {
    kind: "state",
    path: OWN_PAGES.state,
    weight: { goal: 75_000, limit: 93_300 },
    head: { listed: true, types: ["Service", "BreadcrumbList"] },
  },
  {
    kind: "city",
    path: OWN_PAGES.city,
    weight: { goal: 65_000, limit: 73_800 },
    head: { listed: true, types: [FIRM_TYPE, "BreadcrumbList"] },
  },
  {
    kind: "place",
    path: OWN_PAGES.place,
    weight: { goal: 65_000, limit: 69_300 },
    head: { listed: true, types: ["Service", "BreadcrumbList"] },
  },
  {
    kind: "article",
    path: OWN_PAGES.article,
    weight: { goal: 75_000, limit: 68_700 },
    head: { listed: true, types: ["Article", "BreadcrumbList"] },
  },
  {
    kind: "list of articles",
    path: paths.blogs,
    weight: { goal: 65_000, limit: 69_200 },
    head: { listed: true, types: ["CollectionPage", "BreadcrumbList"] },
  },
  {
    kind: "questions",
    path: paths.page("faqs"),
    weight: { goal: 75_000, limit: 120_600 },
    head: { listed: true, types: ["BreadcrumbList", "FAQPage"] },
  },
  {
    kind: "landing page",
    path: OWN_PAGES.landing,
    weight: { goal: 65_000, limit: 105_800 },
    head: { listed: false, types: ["Service"] },
  },
  {
    kind: "partner",
    path: OWN_PAGES.partner,
    weight: { goal: 65_000, limit: 107_800 },
    head: { listed: true, types: ["Service", "BreadcrumbList"] },
  },
  { kind: "quote form", path: paths.requestAQuote, weight: { goal: 65_000, limit: 87_100 } },
  { kind: "contact form", path: paths.contactUs, weight: { goal: 65_000, limit: 59_100 } },
  { kind: "feedback form", path: paths.feedback, weight: { goal: 65_000, limit: 47_900 } },
  { kind: "calculator", path: paths.page("calculator"), weight: { goal: 65_000, limit: 81_800 } },
  { kind: "key-dates calendar", path: paths.page("calendar"), weight: { goal: 65_000, limit: 86_000 } },
  { kind: "message check", path: paths.messageCheck, weight: { goal: 65_000, limit: 64_600 } },
  { kind: "documents to send", path: paths.whatToSend, weight: { goal: 75_000, limit: 107_900 } },
  { kind: "sample document", path: OWN_PAGES.sampleDocument, weight: { goal: 75_000, limit: 142_700 } },
  { kind: "search costs", path: OWN_PAGES.searchCosts, weight: { goal: 65_000, limit: 78_300 } },
  { kind: "device report", path: paths.page("device"), weight: { goal: 65_000, limit: 41_900 } },
  {
    kind: "component library",
    path: paths.page("component-library"),
    weight: { goal: 75_000, limit: 380_300 },
    head: { listed: false, types: ["BreadcrumbList"] },
  },
  { kind: "page that is not found", path: "/no-such-page", weight: { goal: 65_000, limit: 41_500 } },
].flatMap(({ path, ...one }) => (path === null ? [] : [{ ...one, path }]))
