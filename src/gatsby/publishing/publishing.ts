import { formatDay } from "../../domain/format/format"
import { isCalendarDay, parseIsoDate, type IsoDate } from "../../domain/iso-date"

type Fields = Readonly<Record<string, unknown>>
/** When a page is part of the site: never while it's a draft, otherwise from `from` to `until`, both inclusive. Null means no limit. */
export type Publishing = { draft: boolean; from: IsoDate | null; until: IsoDate | null }

const parseDayOrNull = (value: unknown): IsoDate | null =>
  typeof value === "string" && isCalendarDay(value) ? parseIsoDate(value) : null

export const getPublishingDays = ({ draft, publishFrom, until }: Fields): Publishing => ({
  draft: draft === true,
  from: parseDayOrNull(publishFrom),
  until: parseDayOrNull(until),
})

/** Whether an entry's page has publishing days or is a draft. Kinds without a page may use these fields for something else. */
export const hasPublishingDays = ({ page }: { page: unknown }, fields: Fields): boolean => {
  const { draft, from, until } = getPublishingDays(fields)
  return page !== null && (draft || from !== null || until !== null)
}

/** Explains in words for a notice why a page isn't part of the site on `today`. Null if it's part of the site. */
export function getHiddenPageReason(fields: Fields, today: IsoDate): string | null {
  const { draft, from, until } = getPublishingDays(fields)
  if (draft) return "Draft"
  if (from && today < from) return `Published from ${formatDay(from)}`
  return until && until < today ? `Published until ${formatDay(until)}` : null
}

/** Whether the site shows unpublished pages: in develop, and in deploy previews. */
export const showsHiddenPages = ({ NODE_ENV, CONTEXT }: NodeJS.ProcessEnv = process.env): boolean =>
  NODE_ENV !== "production" || CONTEXT === "deploy-preview" || CONTEXT === "branch-deploy"

/**
 * Explains why a page mustn't link to another page: on some day from `today` on, the page is published and its target isn't.
 * Null if it may. A target with a last day is reported from the start, since a build on the day after can't repair the link.
 */
export function explainLinkToUnpublishedPage(page: Publishing, target: Publishing, today: IsoDate): string | null {
  if (page.draft || (page.until !== null && page.until < today)) return null
  if (target.draft) return "is a draft"
  const first = page.from !== null && page.from > today ? page.from : today
  if (target.from !== null && target.from > first) return `isn't published before ${formatDay(target.from)}`
  const isOver = target.until !== null && (page.until === null || target.until < page.until)
  return isOver && target.until ? `is published until ${formatDay(target.until)} only` : null
}
