import { parseUrl } from "./url"
import { STATE_NAMES, type State } from "./states"

export const EMBED_FOLDER = "/embed/"

/** Every address of the site, without a trailing slash. Other code never writes out a path. */
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
  figureTable: (table: string, format: "csv" | "json") => `/figures/${table}.${format}`,
  messageCheck: "/is-this-really-us",
  whatToSend: "/what-to-send",
  /** The page that reads a visitor's own contract. Nothing of the contract leaves the device. */
  ownContract: "/documents/your-contract",
  blogs: "/blogs",
  blogFeed: "/blogs/rss.xml",
  /** A list of the site's content for programs that answer questions. */
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
  /** The page that shows partners the tools, and the HTML to copy. */
  embedGuide: "/misc/embed",
  /** The page about how details of a partner's visitors are handled. */
  collectionStatement: (partner: string) => `/privacy-policy-collection-statement-${partner}`,
  term: (id: string) => `/faqs#${id}`,
  offer: (id: string) => `/quotes/${id}/offer`,
  thankYou: (id: string) => `/quotes/${id}/thank-you`,
  landingThankYou: (id: string) => `/quotes/${id}/lp-thank-you`,
  document: (id: string) => `/quotes/${id}/document`,
  sorry: (id: string) => `/request-a-quote/${id}/sorry`,
  /** The address that a link in an email opens. Its token proves that the link is valid. */
  unsubscribeLink: (token: string) => `/u/${token}`,
  enquiry: (token: string) => `/enquiries/${token}`,
  /** The address with which the office records what became of a lead. */
  followUp: (token: string) => `/f/${token}`,
  /** The address with which the office downloads a file that a visitor sent. */
  download: (token: string) => `/d/${token}`,
  /** The address that shows the report of any days. */
  report: (token: string) => `/r/${token}`,
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
    uploads: "/api/uploads",
    upload: (permit: string) => `/api/uploads/${permit}`,
    uploadPart: (permit: string, part: number) => `/api/uploads/${permit}/${part}`,
  },
}

/** The routes that a form may name for the page that's shown after it was sent. `{id}` stands for the quote's id. Any other route is refused. */
export const THANK_YOU_ROUTES = ["/quotes/{id}/offer", "/quotes/{id}/thank-you", "/quotes/{id}/lp-thank-you"] as const

/** The route that's shown after a form on a landing page was sent. */
export const LANDING_THANK_YOU_ROUTE = THANK_YOU_ROUTES[2]

export type ThankYouRoute = (typeof THANK_YOU_ROUTES)[number]

export const OPEN_QUOTE_HASH = "#openRaq"

/** The HTML `id` of a quote form in a page. On such a page, links lead to this form and not to the modal. */
export const QUOTE_FORM_ID = "raq-form"

export const QUOTE_MODAL_ID = "quote-modal"

/** The HTML `id` of the quote form in the modal. The entry of the browser's history names it while the modal is open. */
export const QUOTE_MODAL_FORM_ID = "quote-modal-form"

/** The HTML `id` of the list of a page's sources. */
export const SOURCES_ID = "source-list"

/** A custom property that only the app's stylesheet sets on the root, which shows that its rules have loaded. */
export const APP_STYLES_MARK = "--app-styles"

/** The path of the picture that other sites show for a link to the page at `path`. */
export const getOpenGraphImagePath = (path: string): string => `/og${path === paths.home ? "/index" : path}.png`

/** The placeholder for a quote's id in the built page of a client-only route. The function that serves the page replaces it. */
export const ID_TO_FILL_IN = ":id"

/** The query parameter that marks a request which the firm has received, but which isn't in the store. */
export const HANDED_OVER_FIELD = "handed-over"

/** The query parameter of the search page that contains the search words. */
export const SEARCH_FIELD = "q"

/** The web app manifest, which names the firm's icons for a phone's home screen. */
export const MANIFEST_PATH = "/manifest.webmanifest"

export const getThankYouPath = (route: ThankYouRoute, id: string): string => route.replace("{id}", id)

/** The origin of an http or https address; `null` for any other text. */
export const getOrigin = (address = ""): string | null =>
  /^https?:/.test(address) ? (parseUrl(address)?.origin ?? null) : null

/** True for the page that reads a visitor's own contract: nothing on it may send anything, or open over it. */
export const isOwnContractPage = (path: string): boolean => path.replace(/\/$/, "") === paths.ownContract

/** 22 to 64 URL-safe characters, of which 22 random ones are 128 bits. Old ids may begin with any of them. */
export const isPublicId = (id: string): boolean => /^[A-Za-z0-9_-]{22,64}$/.test(id)
