/** The name of the `meta` element with which the build tells the page its tag ids. Without ids there is none. */
export const TAG_IDS_META = "tag-ids"

const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/
const ANALYTICS = /^G-[A-Z0-9]{4,16}$/

export type TagIds = {
  /** A Google Tag Manager container. */
  container?: string
  /** A Google Analytics 4 stream. */
  analytics?: string
}

/**
 * The ids of the environment as the page is told them, or nothing when there are none.
 *
 * @throws RangeError for an id that is none, which stops the build.
 */
export function formatTagIds(container: string | undefined, analytics: string | undefined): string {
  if (container && !CONTAINER.test(container)) throw new RangeError(`GTM_ID: ${container} is not like GTM-ABC123`)
  if (analytics && !ANALYTICS.test(analytics)) throw new RangeError(`ANALYTICS_ID: ${analytics} is not like G-ABC123`)
  return [container, analytics].filter(Boolean).join(" ")
}

/** The ids that this page was built with. */
export function readTagIds(): TagIds {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${TAG_IDS_META}]`)?.content ?? ""
  const ids = content.split(" ")
  return { container: ids.find(id => CONTAINER.test(id)), analytics: ids.find(id => ANALYTICS.test(id)) }
}

/** True when there is something to consent to. */
export const hasTags = ({ container, analytics }: TagIds = readTagIds()): boolean => Boolean(container || analytics)
