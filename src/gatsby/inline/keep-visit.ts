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
 * @param campaignKeys   The names of what an address says of a campaign, with `|` between them.
 * @param partnerAddress Matches an address that names a partner; its groups are as of `PARTNER_ADDRESS`.
 * @param partnerHours   For how many hours a partner counts.
 * @param pageLoaded     The event of the document that says that the app has shown a page.
 */
export function keepVisit(
  visitKey: string,
  partnerKey: string,
  campaignKeys: string,
  partnerAddress: string,
  partnerHours: string,
  pageLoaded: string,
): void {
  function read(key: string) {
    try {
      return JSON.parse(sessionStorage.getItem(key) || "null")
    } catch {
      return null
    }
  }

  function keep(key: string, value: object) {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      return
    }
  }

  function meet(address: string) {
    const [, page, query] = RegExp(partnerAddress).exec(address) || []
    const now = new Date()
    const met = read(partnerKey)
    if (!page && (!query || (met && met.partner === query && met.until > +now))) return
    const until = +now + +partnerHours * 3600000
    keep(partnerKey, { partner: page || query, metAt: now.toISOString(), path: new URL(address).pathname, until })
  }

  function begin() {
    const { referrer } = document
    const isInside = referrer.startsWith(location.origin + "/")
    const [navigation] = performance.getEntriesByType("navigation")
    const isReturn = navigation && "type" in navigation && navigation.type !== "navigate"
    const isBrought = !isInside && !isReturn && RegExp(`[?&](${campaignKeys})=[^&]`).test(location.search)
    const isFirst = !read(visitKey)
    if (isFirst && isInside) {
      keep(visitKey, { address: referrer, referrer: "" })
      meet(referrer)
    } else if (isFirst || isBrought) keep(visitKey, { address: location.href, referrer })
    meet(location.href)
  }

  function bring({ target, formData }: FormDataEvent) {
    if (!(target instanceof HTMLFormElement) || target.method !== "post") return
    const met = read(partnerKey)
    const visit = { ...read(visitKey), ...(met && met.until > Date.now() && met) }
    for (const name in visit) formData.set("visit." + name, String(visit[name]))
  }

  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", begin, { once: true })
  else begin()
  document.addEventListener(pageLoaded, () => meet(location.href))
  addEventListener("formdata", bring)
}
