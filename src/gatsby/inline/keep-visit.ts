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
 * Where storage is closed nothing is kept, and nothing fails. No comment is inside, since it would be sent with every page.
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

  function meet(address: string) {
    const [, place, partner] = RegExp(partnerAddress).exec(address) || []
    const now = Date.now()
    const met = read(partnerKey)
    if (!partner || (/=/.test(String(place)) && met && met.partner === partner && met.until > now)) return
    const { pathname: path } = new URL(address)
    keep(partnerKey, { partner, metAt: new Date(now).toISOString(), path, until: now + +partnerHours * 36e5 })
  }

  function begin() {
    const { referrer } = document
    const { href: address, origin, search } = location
    const isInside = referrer.startsWith(origin + "/")
    const [navigation] = performance.getEntriesByType("navigation")
    const isReturn = navigation && "type" in navigation && navigation.type !== "navigate"
    const isBrought = !isInside && !isReturn && RegExp(`[?&](${campaign})=[^&]`).test(search)
    const isFirst = !read(visitKey)
    if (isFirst && isInside) {
      keep(visitKey, { address: referrer, referrer: "" })
      meet(referrer)
    } else if (isFirst || isBrought) keep(visitKey, { address, referrer })
    meet(address)
  }

  function addVisit({ target, formData }: FormDataEvent) {
    if (!(target instanceof HTMLFormElement) || target.method !== "post") return
    const met = read(partnerKey)
    const shown = document.querySelector<HTMLElement>("[data-variant]")
    const visit = { ...read(visitKey), ...(met && met.until > Date.now() && met), ...(shown && { ...shown.dataset }) }
    for (const name in visit) formData.set("visit." + name, visit[name])
  }

  function safely<Of>(run: (of: Of) => void, of: Of) {
    try {
      run(of)
    } catch {
      return
    }
  }

  const start = () => safely(begin, undefined)
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", start, { once: true })
  else start()
  document.addEventListener(pageLoaded, () => safely(meet, location.href))
  addEventListener("formdata", event => safely(addVisit, event))
}
