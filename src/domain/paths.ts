import { parseUrl } from "./url"
import { STATE_NAMES, type State } from "./states"

/** What the addresses of tools in a partner's own pages begin with. */
export const EMBED_FOLDER = "/embed/"

/** Every address of the site. No path is typed twice. Never with a trailing slash. */
export const paths = {
  home: "/",
  requestAQuote: "/request-a-quote",
  contactUs: "/contact-us",
  contactThankYou: "/contact-us/thank-you",
  feedback: "/feedback",
  feedbackThankYou: "/feedback/thank-you",
  unsubscribe: "/unsubscribe",
  unsubscribeSuccess: "/unsubscribe-success",
  privacyPolicy: "/privacy-policy",
  termsOfUse: "/terms-of-use",
  search: "/search",
  figures: "/figures",
  messageCheck: "/is-this-really-us",
  whatToSend: "/what-to-send",
  blogs: "/blogs",
  blogFeed: "/blogs/rss.xml",
  /** What the site says, listed for programs that answer questions. */
  llms: "/llms.txt",
  /** The guide at `path` as Markdown. */
  markdown: (path: string) => `${path}.md`,
  page: (slug: string) => `/${slug}`,
  state: (state: State) => `/${STATE_NAMES[state].slug}`,
  city: (state: State, slug: string) => `/${STATE_NAMES[state].slug}/${slug}`,
  place: (slug: string, product: string) => `/lp/${slug}-${product}`,
  landing: (slug: string) => `/lp/${slug}`,
  blog: (slug: string) => `/blogs/${slug}`,
  partner: (slug: string) => `/partners/${slug}`,
  /** A tool alone, for a frame in a partner's own page. */
  embed: (partner: string, tool: string) => `${EMBED_FOLDER}${partner}/${tool}`,
  /** The script that shows a tool in a page of another site. */
  embedScript: "/embed.js",
  /** Shows partners the tools, and the lines to copy. */
  embedGuide: "/misc/embed",
  /** What happens to the details of a partner's visitors. */
  collectionStatement: (partner: string) => `/privacy-policy-collection-statement-${partner}`,
  /** Where the glossary explains a term. */
  term: (id: string) => `/faqs#${id}`,
  offer: (id: string) => `/quotes/${id}/offer`,
  thankYou: (id: string) => `/quotes/${id}/thank-you`,
  landingThankYou: (id: string) => `/quotes/${id}/lp-thank-you`,
  document: (id: string) => `/quotes/${id}/document`,
  sorry: (id: string) => `/request-a-quote/${id}/sorry`,
  /** What a link in an email opens; the token is its proof. */
  unsubscribeLink: (token: string) => `/u/${token}`,
  enquiry: (token: string) => `/enquiries/${token}`,
  api: {
    stamp: "/api/stamp",
    quotes: "/api/quotes",
    prices: "/api/prices",
    quote: (id: string) => `/api/quotes/${id}`,
    icons: (prefix: string) => `/api/icons/${prefix}.json`,
    acceptance: (id: string) => `/api/quotes/${id}/acceptance`,
    contact: "/api/contact",
    feedback: "/api/feedback",
    unsubscribe: "/api/unsubscribe",
    views: "/api/views",
    helpful: "/api/helpful",
  },
}

/** The routes a form may ask to be shown after it was sent. `{id}` stands for the quote's id. Anything else is refused. */
export const THANK_YOU_ROUTES = ["/quotes/{id}/offer", "/quotes/{id}/thank-you", "/quotes/{id}/lp-thank-you"] as const

/** Where a form on a landing page leads. */
export const LANDING_THANK_YOU_ROUTE = THANK_YOU_ROUTES[2]

export type ThankYouRoute = (typeof THANK_YOU_ROUTES)[number]

/** The hash that opens the quote form on any page. */
export const OPEN_QUOTE_HASH = "#openRaq"

/** The `id` of a quote form in a page; the modal gives way to it. */
export const QUOTE_FORM_ID = "raq-form"

/** The `id` of the quote form over a page. Entries of the browser's history name it while it's open. */
export const QUOTE_MODAL_FORM_ID = "quote-modal-form"

/** A custom property that only the app's stylesheet sets on the root, which shows that its rules have loaded. */
export const APP_STYLES_MARK = "--app-styles"

/** The picture of the page at `path` where its link is shared. */
export const getOpenGraphImage = (path: string): string => `/og${path === paths.home ? "/index" : path}.png`

/** Stands for a quote's id in the built page of a client-only route; the function that answers there fills it in. */
export const ID_TO_FILL_IN = "[id]"

/** The query parameter that marks a request that the firm has received but the store hasn't. */
export const HANDED_OVER_FIELD = "handed-over"

/** The name of what a visitor looks for, in the address of the search. */
export const SEARCH_FIELD = "q"

/** Names the firm's icons to a phone that keeps the site on its home screen. */
export const MANIFEST_PATH = "/manifest.webmanifest"

/** `route` with the quote's id in its place. */
export const getThankYouPath = (route: ThankYouRoute, id: string): string => route.replace("{id}", id)

/** The origin that an address by http or https names; `null` for any other text. */
export const getOrigin = (address = ""): string | null =>
  /^https?:/.test(address) ? (parseUrl(address)?.origin ?? null) : null

/** Ids that a visitor sees in an address: 22 to 64 URL-safe characters, of which 22 random ones are 128 bit. Old ones may begin with any. */
export const isPublicId = (id: string): boolean => /^[A-Za-z0-9_-]{22,64}$/.test(id)
