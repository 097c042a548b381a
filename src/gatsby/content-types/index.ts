import * as v from "valibot"
import type { Kind } from "../../domain/content/choices"
import { checklistSchema } from "../../domain/content/checklist"
import { faqSchema, navigationSchema, offerSchema, personSchema, testSchema } from "../../domain/content/data-schemas"
import { EMAIL_NAMES, emailSchema, getEmailSchema, listEmailFills } from "../../domain/content/email-schema"
import { documentsSchema } from "../../domain/documents-to-send/documents-schema"
import { glossarySchema, getTermKey } from "../../domain/content/glossary"
import {
  blogSchema,
  citySchema,
  landingSchema,
  pageSchema,
  partnerSchema,
  placeSchema,
  stateSchema,
} from "../../domain/content/page-schemas"
import { sampleSchema } from "../../domain/content/sample-schema"
import { siteSchema } from "../../domain/content/site"
import { feeTableSchema, rateTableSchema } from "../../domain/figures/schemas"
import { keyDateTableSchema } from "../../domain/key-dates/tables"
import { checkPartnerSlug } from "../../domain/lead/partner"
import { urgencyTableSchema } from "../../domain/urgency/schemas"
import { LANDING_THANK_YOU_ROUTE, paths } from "../../domain/paths"
import { priceCapTableSchema } from "../../domain/price-caps/tables"
import { isState, STATE_NAMES } from "../../domain/states"
import { createContentType, type ContentType, type Link } from "./content-type"

// Every kind of content, in the order of KINDS: first the kinds with pages of their own, then those that other pages show, then
// the tables of figures. Routes, GraphQL types, the editor's lists, structured data, the sitemap, the search and `npm run new`
// all come from these descriptions.
//
// To add a kind of page, change or add five files, and its content:
// 1. `src/domain/content/choices.ts`: its name in KINDS_WITH_PAGES, in its position in lists.
// 2. `src/domain/content/page-schemas.ts`: its schema, from `createPageMetaFields`. A field's message says what a writer enters there.
// 3. Here: its description, in the same position as in KINDS. An address that nothing else links to needs no line in
// `src/domain/paths.ts`: `url: slug => `/suburb-guides/${slug}``.
// 4. `src/templates/<kind>/<kind>-page.tsx`: its template, with its query for its own entry. A build writes the query's type.
// 5. `e2e/page-kinds.ts`: an entry of this kind, and the greatest size of its page. The compiler names a kind that isn't there.
// Its content is `content/<folder>/_example.mdx`, from which new files are made, and its row in `content/README.md`. Change
// `Markup` and `structured-data.ts` only for a kind with structured data of its own, `create-resolvers.ts` only if its pages
// show parts of other entries, and `paths.ts` and `src/pages` only if a page lists its entries.

const checkEntryFileName = (slug: string, field: string, value: string, name: string) =>
  slug.startsWith("_") || name.startsWith(`${slug}.`)
    ? null
    : { field, message: `is ${value}, so name the file ${name}` }

const listNavigationLinks = (field: string, links: readonly { path: string }[]): Link[] =>
  links.map(({ path, ...only }, i) => ({ where: `${field} ${i + 1}, path`, href: path, only }))

const page = createContentType("page", {
  typeName: "GeneralPage",
  home: { folder: "pages", nested: true },
  format: "mdx",
  schema: pageSchema,
  page: {
    template: "general/general-page",
    url: slug => (slug === "index" ? paths.home : paths.page(slug)),
    structuredData: "text",
  },
  editor: { many: "Pages", one: "page", namedAfter: "heading" },
})

export const typesByKind = {
  page,
  state: createContentType("state", {
    typeName: "StatePage",
    home: { folder: "states" },
    format: "mdx",
    schema: stateSchema,
    page: {
      template: "state/state-page",
      url: slug => paths.page(slug),
      structuredData: "service",
      pictureLabel: "State guide",
    },
    editor: { many: "States", one: "state", namedAfter: "heading", isFixed: true },
    fitsName: (slug, { state }) => checkEntryFileName(slug, "state", state, `${STATE_NAMES[state].slug}.mdx`),
  }),
  city: createContentType("city", {
    typeName: "CityPage",
    home: { folder: "cities" },
    format: "mdx",
    schema: citySchema,
    page: {
      template: "city/city-page",
      url: (slug, { state }) => (isState(state) ? paths.city(state, slug) : null),
      structuredData: "office",
      pictureLabel: "Our office",
    },
    editor: { many: "Offices", one: "office", namedAfter: "name" },
  }),
  landing: createContentType("landing", {
    typeName: "LandingPage",
    home: { folder: "landing" },
    format: "mdx",
    schema: landingSchema,
    page: {
      template: "landing/landing-page",
      url: slug => paths.landing(slug),
      structuredData: "campaign",
      metadata: () => ({ thankYouPageRoute: LANDING_THANK_YOU_ROUTE }),
    },
    editor: { many: "Landing pages", one: "landing page", namedAfter: "heading" },
  }),
  place: createContentType("place", {
    typeName: "Place",
    home: { folder: "places" },
    schema: placeSchema,
    page: {
      template: "place/place-page",
      url: (slug, _fields, product) => paths.place(slug, product),
      structuredData: "local-service",
      picturedBy: "state",
      metadata: () => ({ thankYouPageRoute: LANDING_THANK_YOU_ROUTE }),
    },
    editor: { many: "Places", one: "place", namedAfter: "name" },
  }),
  blog: createContentType("blog", {
    typeName: "BlogArticle",
    home: { folder: "blog", nested: true },
    format: "mdx",
    schema: blogSchema,
    page: {
      template: "blog/blog-article",
      url: slug => paths.blog(slug),
      structuredData: "article",
      pictureLabel: "Guide",
    },
    editor: { many: "Guides", one: "guide", namedAfter: "heading" },
  }),
  partner: createContentType("partner", {
    typeName: "Partner",
    home: { folder: "partners" },
    format: "mdx",
    schema: partnerSchema,
    page: {
      template: "partner/partner-page",
      url: slug => paths.partner(slug),
      structuredData: "service",
      pictureLabel: "With our partner",
      metadata: slug => ({ partner: slug }),
    },
    editor: { many: "Partners", one: "partner", namedAfter: "name" },
    fitsName: checkPartnerSlug,
    /** The partner's collection statement is a general page whose text is in the partner's file. */
    inner: {
      field: "collectionStatement",
      type: page,
      slug: slug => paths.collectionStatement(slug).slice(1),
      fields: ({ name, collectionStatement: { text: _body, ...own } }): v.InferOutput<typeof pageSchema> => ({
        ...own,
        heading: `Collection statement: ${name}`,
        layout: "default",
        index: false,
        askIfHelpful: false,
      }),
    },
  }),
  offer: createContentType("offer", {
    typeName: "Offer",
    home: { folder: "offers" },
    schema: offerSchema,
    editor: { many: "Offers", one: "offer", namedAfter: "title" },
  }),
  faq: createContentType("faq", {
    typeName: "FaqGroup",
    home: { folder: "faqs" },
    schema: faqSchema,
    editor: { many: "Questions", one: "group of questions", namedAfter: "title" },
  }),
  person: createContentType("person", {
    typeName: "Person",
    home: { folder: "people" },
    schema: personSchema,
    editor: { many: "People", one: "person", namedAfter: "name" },
  }),
  documents: createContentType("documents", {
    typeName: "DocumentGroup",
    home: { folder: "documents" },
    schema: documentsSchema,
    editor: { many: "Documents to send", one: "group of documents", namedAfter: "title" },
  }),
  sample: createContentType("sample", {
    typeName: "SampleDocument",
    home: { folder: "samples" },
    schema: sampleSchema,
    editor: { many: "Sample documents", one: "sample document", namedAfter: "title" },
    references: ({ parts }) =>
      parts.flatMap(({ term }, i) =>
        term === undefined ? [] : [{ where: `parts ${i + 1}, term`, kind: "term", slug: getTermKey(term) }],
      ),
    links: ({ parts }) =>
      parts.flatMap(({ guide }, i) => (guide === undefined ? [] : [{ where: `parts ${i + 1}, guide`, href: guide }])),
  }),
  /** A page test, which compares pages. The GraphQL type and the code call it that, since "test" alone means a test of the code. */
  test: createContentType("test", {
    typeName: "PageTest",
    home: { folder: "tests" },
    schema: testSchema,
    editor: { many: "Tests of pages", one: "test of a page", namedAfter: "title" },
  }),
  /** The words of an email to visitors. Functions get them from `src/domain/firm`. */
  email: createContentType("email", {
    typeName: "VisitorEmail",
    home: { folder: "emails", names: EMAIL_NAMES },
    schema: emailSchema,
    getSchema: getEmailSchema,
    listFills: listEmailFills,
    editor: { many: "Emails", one: "email", namedAfter: "title", isFixed: true },
  }),
  /** The GraphQL type is Firm, because Gatsby has its own type named Site. */
  site: createContentType("site", {
    typeName: "Firm",
    home: { file: "site.yaml" },
    schema: siteSchema,
  }),
  navigation: createContentType("navigation", {
    typeName: "Navigation",
    home: { file: "navigation.yaml" },
    schema: navigationSchema,
    links: ({ header, footer, legal }) => [
      ...listNavigationLinks("header", header),
      ...footer.flatMap(({ links }, i) => listNavigationLinks(`footer ${i + 1}, links`, links)),
      ...listNavigationLinks("legal", legal),
    ],
  }),
  glossary: createContentType("glossary", {
    typeName: "Glossary",
    home: { file: "glossary.yaml" },
    schema: glossarySchema,
    links: ({ terms }) =>
      terms.flatMap(({ sample, state }, i) =>
        sample === undefined ? [] : [{ where: `terms ${i + 1}, sample`, href: sample, only: { state } }],
      ),
  }),
  checklist: createContentType("checklist", {
    typeName: "Checklist",
    home: { file: "checklist.yaml" },
    schema: checklistSchema,
  }),
  /** One table in each file. Code reads them from src/domain; this type is for pages that list them. */
  rates: createContentType("rates", {
    typeName: "Rates",
    home: { folder: "rates" },
    format: "json",
    schema: v.variant(
      "table",
      [rateTableSchema, keyDateTableSchema, urgencyTableSchema, priceCapTableSchema],
      "the name of a table that the rules know",
    ),
    isTable: true,
  }),
  fees: createContentType("fees", {
    typeName: "Fees",
    home: { folder: "fees" },
    format: "json",
    schema: feeTableSchema,
    isTable: true,
    fitsName: (slug, { table }) => checkEntryFileName(slug, "table", table, `${table}.json`),
  }),
} satisfies Record<Kind, ContentType>

export const contentTypes: readonly ContentType[] = Object.values(typesByKind)
