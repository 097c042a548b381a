import { createLineRule } from "../parse/text"
import { parseUrl } from "../url"
import { ATTRIBUTION_KEYS, TOUCH_KEYS, type Attribution, type VisitSource } from "./quote-request-types"

/** The longest text of one attribution key, in characters. */
export const ATTRIBUTION_MAX = 200

type SourceTexts = Readonly<Record<string, string | undefined>>

/** Long texts are cut, and unreadable ones left out. */
function cleanVisitAttributionTexts<Name extends string>(
  names: readonly Name[],
  texts: SourceTexts,
): Partial<Record<Name, string>> {
  const lines: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const line = createLineRule(ATTRIBUTION_MAX)([...(texts[name] ?? "")].slice(0, ATTRIBUTION_MAX).join(""))
    if (line.ok && line.value) lines[name] = line.value
  }
  return lines
}

export const pickAttribution = (texts: SourceTexts): Attribution => cleanVisitAttributionTexts(ATTRIBUTION_KEYS, texts)

/** The source of a visit alone, without the page's variant and the partner. */
export const pickVisitSource = (texts: SourceTexts): VisitSource => cleanVisitAttributionTexts(TOUCH_KEYS, texts)

/** Where a visit began: the address of its first page, and that of the page before it, which may be empty. */
export type Visit = { address: string; referrer: string }

/** The first path of a visit, the other site that led to it, and the campaign in its address. */
export function getVisitSource({ address, referrer }: Visit): VisitSource {
  const url = parseUrl(address)
  if (!url) return {}
  const { host, pathname, searchParams } = url
  const from = parseUrl(referrer)?.host ?? ""
  return pickVisitSource({
    ...Object.fromEntries(searchParams),
    landingPath: pathname,
    referrerHost: from === host ? "" : from,
  })
}
