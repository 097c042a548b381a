import { CAMPAIGN_KEYS } from "../../domain/lead/quote-request-types"

/** Matches the names of query parameters that describe a campaign, as the source of a regular expression. */
export const CAMPAIGN = ["utm_\\w+", ...CAMPAIGN_KEYS.filter(key => !key.startsWith("utm_"))].join("|")

/** What a browser reports about how a page was opened, and whether it's only prerendered. Some browsers don't report it. */
type Navigations = { name: string; type?: string }[]
type Prerendered = { hidden: boolean; prerendering?: boolean }

/**
 * Stores in the tab's session storage where the visit began, and which partner referred the visitor. Runs in the head as an
 * inline script from its own source text, before anything can be clicked. It can't use anything outside the function.
 *
 * A visit begins with the tab's first page, or with the page of our site that opened the tab. A new visit begins when the
 * visitor comes from another site by an address with a campaign. Back, Forward, a reload, links inside the site and a
 * prerendered page don't begin a visit. A partner counts as having referred the visitor once its own page is shown, also by the
 * app, or once an address names a different partner from the last one. If the app's code hasn't loaded and the browser posts a
 * form itself, the form gets the visit and the partner as fields `visit.…`.
 *
 * If the browser doesn't allow storage, nothing is stored, and nothing fails.
 *
 * @param campaign       Matches the names of query parameters that describe a campaign.
 * @param partnerAddress Matches an address that names a partner, with the same groups as `PARTNER_ADDRESS`.
 * @param partnerHours   For how many hours a visitor counts as referred by a partner.
 * @param pageLoaded     The event on the document after the app has shown a page.
 */
export function storeVisitSourceAndPartner(
  visitKey: string,
  partnerKey: string,
  campaign: string,
  partnerAddress: string,
  partnerHours: string,
  pageLoaded: string,
): void {
  const readItem = (key: string) => JSON.parse(sessionStorage.getItem(key) || "null")
  const storeItem = (key: string, value: object) => sessionStorage.setItem(key, JSON.stringify(value))

  function storePartner(address: string) {
    const [, place, slug] = address.match(partnerAddress) || []
    const partner = slug?.toLowerCase()
    const now = Date.now()
    const lastPartner = readItem(partnerKey)
    if (!partner || (place?.includes("=") && lastPartner?.partner === partner && lastPartner.until > now)) return
    const until = now + +partnerHours * 36e5
    storeItem(partnerKey, { partner, metAt: new Date(now), path: new URL(address).pathname, until })
  }

  function startVisit() {
    const { referrer } = document
    const { href: address, origin, search } = location
    const isInside = referrer.startsWith(origin + "/")
    const [navigation]: Navigations = performance.getEntriesByType("navigation")
    const isReturn = navigation?.type !== "navigate"
    const isBrought = !isInside && !isReturn && search.match(`[?&](${campaign})=[^&]`)
    const isFirst = !readItem(visitKey)
    if (isFirst || isBrought)
      storeItem(visitKey, { address: isInside ? referrer : address, referrer: isInside ? "" : referrer })
    if (isFirst && isInside) storePartner(referrer)
    storePartner(address)
  }

  function addVisitToForm({ target, formData }: FormDataEvent) {
    if (!(target instanceof HTMLFormElement) || target.method !== "post") return
    const lastPartner = readItem(partnerKey)
    const variant = document.querySelector<HTMLElement>("[data-variant]")
    const visit = { ...readItem(visitKey), ...(lastPartner?.until > Date.now() && lastPartner), ...variant?.dataset }
    for (const name in visit) formData.set("visit." + name, visit[name])
  }

  const ignoreErrors =
    <Of extends unknown[]>(run: (...of: Of) => void) =>
    (...of: Of) => {
      try {
        run(...of)
      } catch {
        return
      }
    }

  const startVisitSafely = ignoreErrors(startVisit)
  const { prerendering }: Prerendered = document
  if (prerendering) document.addEventListener("prerenderingchange", startVisitSafely, { once: true })
  else startVisitSafely()
  document.addEventListener(
    pageLoaded,
    ignoreErrors(() => storePartner(location.href)),
  )
  addEventListener("formdata", ignoreErrors(addVisitToForm))
}
