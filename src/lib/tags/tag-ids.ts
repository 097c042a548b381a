/** The name of the `meta` element in which the build puts the page's tag ids. Without ids the page doesn't have the element. */
export const TAG_IDS_META = "tag-ids"

const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/
const ANALYTICS = /^G-[A-Z0-9]{4,16}$/

export type TagIds = {
  container?: string
  analytics?: string
}

/** As the text of the `meta` element; empty without ids. @throws RangeError for an invalid id, which stops the build. */
export function formatTagIds(container: string | undefined, analytics: string | undefined): string {
  if (container && !CONTAINER.test(container)) throw new RangeError(`GTM_ID: ${container} is not like GTM-ABC123`)
  if (analytics && !ANALYTICS.test(analytics)) throw new RangeError(`ANALYTICS_ID: ${analytics} is not like G-ABC123`)
  return [container, analytics].filter(Boolean).join(" ")
}

export function readTagIds(): TagIds {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${TAG_IDS_META}]`)?.content ?? ""
  const ids = content.split(" ")
  return { container: ids.find(id => CONTAINER.test(id)), analytics: ids.find(id => ANALYTICS.test(id)) }
}

/** True when the page has tag ids, so that there's something to consent to. */
export const hasTags = ({ container, analytics }: TagIds = readTagIds()): boolean => Boolean(container || analytics)
