import { expect, type Locator, type Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { firm, hasQuoteForm, requireEntry, requirePagePath } from "./own-site"
import { OWN_PAGES } from "./page-kinds"
import { OFFER, openQuoteFromHeader, locateQuoteForm, locateQuoteDialog } from "./quote-form"
import { openReady } from "./visit"

export type QuotePlace = {
  name: string
  /** Skips the test if the site has no such page. */
  path: () => string
  formOf: (page: Page) => Locator
  open?: (page: Page) => Promise<unknown>
  sent: RegExp
  /** The number that the page shows instead of the firm's, as its content says. */
  phone?: () => string
}

export const OVER_A_PAGE: QuotePlace = {
  name: "over a page",
  path: () => paths.page("conveyancing"),
  formOf: page => locateQuoteDialog(page).locator("form"),
  open: openQuoteFromHeader,
  sent: OFFER,
}

export const IN_ITS_PAGE: QuotePlace = {
  name: "in its own page",
  path: () => paths.requestAQuote,
  formOf: locateQuoteForm,
  sent: OFFER,
}

export const QUOTE_PLACES: readonly QuotePlace[] = [
  OVER_A_PAGE,
  IN_ITS_PAGE,
  {
    name: "in a landing page",
    path: () => requirePagePath(OWN_PAGES.landing, "landing page"),
    formOf: locateQuoteForm,
    sent: /\/quotes\/[\w-]{22,64}\/lp-thank-you$/,
  },
  {
    name: "in a partner's page",
    path: () => requireEntry("partner", hasQuoteForm).path,
    formOf: locateQuoteForm,
    sent: OFFER,
    phone: () => String(requireEntry("partner", hasQuoteForm).fields["phone"] ?? firm.phone),
  },
]

export async function openQuoteFormAt(page: Page, { path, open, formOf }: QuotePlace): Promise<Locator> {
  await openReady(page, path())
  await open?.(page)
  const form = formOf(page)
  await (open ? locateScreenHeading(form, "property") : form).waitFor()
  // An open form becomes interactive by itself, and until then it refuses and announces in its own way.
  if (open) await expect(form).toHaveAttribute("data-interactive")
  return form
}

export const SCREENS = {
  property: /^Step 1 of 4, Property: The property$/,
  timing: /^Step 2 of 4, Details: Details of the (purchase|sale)$/,
  buyers: /^Step 2 of 4, Details: Details of the buyers$/,
  sale: /^Step 2 of 4, Details: Details of the property you’re selling$/,
  price: /^Step 3 of 4, Price: Your price$/,
  unpriced: /^Step 3 of 4, Price: We’ll price this one for you$/,
  send: /^Step 4 of 4, Send: Where should we send it\?$/,
  accept: /^Step 4 of 4, Send: Accept and send$/,
} as const

export const locateScreenHeading = (form: Locator, screen: keyof typeof SCREENS): Locator =>
  form.getByRole("heading", { name: SCREENS[screen] })
