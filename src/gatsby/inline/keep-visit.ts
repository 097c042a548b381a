import { CAMPAIGN_KEYS } from "../../domain/lead/quote-request-types"

/** What matches the name of a part of an address that tells of a campaign, as the source of a regular expression. */
export const CAMPAIGN = ["utm_\\w+", ...CAMPAIGN_KEYS.filter(key => !key.startsWith("utm_"))].join("|")

/** What a browser tells of how a page was reached, and whether it's only prepared: not all of them tell. */
type Navigations = { name: string; type?: string }[]
type Prerendered = { hidden: boolean; prerendering?: boolean }

/**
 * Runs in the head as an inline script, from its own source text, before anything can be clicked: it may use nothing
 * outside itself. Keeps where this tab's visit began, and the partner that its visitor has met, in the tab's own storage.
 *
 * A visit begins with the tab's first page, or with the page of ours that opened the tab; and again when the visitor comes
 * from elsewhere by an address with a campaign in it. Back, Forward, a reload and links inside the site begin none, nor
 * does a page that is only prerendered. A partner is met on its own page, also when the app shows that page, and on a
 * page whose address names another partner than the one that was met last. A form that the browser posts by itself, since
 * the app's code didn't come, gets both as fields `visit.…`.
 *
 * Where storage is closed nothing is kept, and nothing fails.
 *
 * @param campaign       Matches the name of what an address says of a campaign.
 * @param partnerAddress Matches an address that names a partner; its groups are as of `PARTNER_ADDRESS`.
 * @param partnerHours   For how many hours a partner counts.
 * @param pageLoaded     The event of the document that says that the app has shown a page.
 */
export function keepVisit(
  visitKey: string,
  partnerKey: string,
  campaign: string,
  partnerAddress: string,
  partnerHours: string,
  pageLoaded: string,
): void {
  const read = (key: string) => JSON.parse(sessionStorage.getItem(key) || "null")
  const keep = (key: string, value: object) => sessionStorage.setItem(key, JSON.stringify(value))

  function keepPartner(address: string) {
    const [, place, partner] = address.match(partnerAddress) || []
    const now = Date.now()
    const lastPartner = read(partnerKey)
    if (!partner || (place?.includes("=") && lastPartner?.partner === partner && lastPartner.until > now)) return
    const until = now + +partnerHours * 36e5
    keep(partnerKey, { partner, metAt: new Date(now), path: new URL(address).pathname, until })
  }

  function startVisit() {
    const { referrer } = document
    const { href: address, origin, search } = location
    const isInside = referrer.startsWith(origin + "/")
    const [navigation]: Navigations = performance.getEntriesByType("navigation")
    const isReturn = navigation?.type !== "navigate"
    const isBrought = !isInside && !isReturn && search.match(`[?&](${campaign})=[^&]`)
    const isFirst = !read(visitKey)
    if (isFirst || isBrought)
      keep(visitKey, { address: isInside ? referrer : address, referrer: isInside ? "" : referrer })
    if (isFirst && isInside) keepPartner(referrer)
    keepPartner(address)
  }

  function addVisit({ target, formData }: FormDataEvent) {
    if (!(target instanceof HTMLFormElement) || target.method !== "post") return
    const lastPartner = read(partnerKey)
    const variant = document.querySelector<HTMLElement>("[data-variant]")
    const visit = { ...read(visitKey), ...(lastPartner?.until > Date.now() && lastPartner), ...variant?.dataset }
    for (const name in visit) formData.set("visit." + name, visit[name])
  }

  const safely =
    <Of extends unknown[]>(run: (...of: Of) => void) =>
    (...of: Of) => {
      try {
        run(...of)
      } catch {
        return
      }
    }

  const start = safely(startVisit)
  const { prerendering }: Prerendered = document
  if (prerendering) document.addEventListener("prerenderingchange", start, { once: true })
  else start()
  document.addEventListener(
    pageLoaded,
    safely(() => keepPartner(location.href)),
  )
  addEventListener("formdata", safely(addVisit))
}
