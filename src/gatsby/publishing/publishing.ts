import { formatDay } from "../../domain/format/format"
import { isDay, parseIsoDate, type IsoDate } from "../../domain/iso-date"

type Fields = Readonly<Record<string, unknown>>
type Variables = Readonly<Record<string, string | undefined>>

/** When a page is part of the site: never while it's a draft, and from `from` to `until`, both inclusive; null for always. */
export type Publishing = { draft: boolean; from: IsoDate | null; until: IsoDate | null }

const toDay = (value: unknown): IsoDate | null =>
  typeof value === "string" && isDay(value) ? parseIsoDate(value) : null

export const getPublishing = ({ draft, publishFrom, until }: Fields): Publishing => ({
  draft: draft === true,
  from: toDay(publishFrom),
  until: toDay(until),
})

/** Whether an entry's page has publishing days or is a draft. Kinds without a page may use such days for something else. */
export const hasPublishingDays = ({ page }: { page: unknown }, fields: Fields): boolean => {
  const { draft, from, until } = getPublishing(fields)
  return page !== null && (draft || from !== null || until !== null)
}

/** Why a page isn't part of the site on `today`, as a notice says it; null for one that is. */
export function explainWhyHidden(fields: Fields, today: IsoDate): string | null {
  const { draft, from, until } = getPublishing(fields)
  if (draft) return "Draft"
  if (from && today < from) return `Published from ${formatDay(from)}`
  return until && until < today ? `Published until ${formatDay(until)}` : null
}

/** Whether the site that is being built shows pages that aren't published: in develop, and in previews of a deploy. */
export const showsHiddenPages = ({ NODE_ENV, CONTEXT }: Variables = process.env): boolean =>
  NODE_ENV !== "production" || CONTEXT === "deploy-preview" || CONTEXT === "branch-deploy"

/**
 * Why a page mustn't link to another: on some day from `today` on, the page is shown and its target isn't. Null if it may.
 * A target with a last day is reported from the start, since the next day's build couldn't repair the link.
 */
export function describeMissedDays(page: Publishing, target: Publishing, today: IsoDate): string | null {
  if (page.draft || (page.until !== null && page.until < today)) return null
  if (target.draft) return "is a draft"
  const first = page.from !== null && page.from > today ? page.from : today
  if (target.from !== null && target.from > first) return `isn't published before ${formatDay(target.from)}`
  const isOver = target.until !== null && (page.until === null || target.until < page.until)
  return isOver && target.until ? `is published until ${formatDay(target.until)} only` : null
}
