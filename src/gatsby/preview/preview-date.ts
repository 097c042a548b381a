import { isDay, parseIsoDate, type IsoDate } from "../../domain/iso-date"

type Variables = Readonly<Record<string, string | undefined>>

/** The day that `npm run develop` shows the figures and offers of, from the variable PREVIEW_DATE; null for today. */
export const getPreviewDate = ({ PREVIEW_DATE: day, NODE_ENV }: Variables = process.env): IsoDate | null =>
  day && isDay(day) && NODE_ENV !== "production" ? parseIsoDate(day) : null

/** What is wrong with the variable: a build for visitors shows the figures of its own day. */
export function checkPreviewDate({ PREVIEW_DATE: day, NODE_ENV }: Variables): string[] {
  if (!day) return []
  if (NODE_ENV === "production")
    return ["PREVIEW_DATE shows the figures of another day, and is for npm run develop only: take it out of the build."]
  return isDay(day) ? [] : ["PREVIEW_DATE is not a real day, written like 2027-07-01."]
}

/**
 * What `compute` gives for the day of the preview, if there is one and all its figures are known, and for `on` otherwise.
 */
export function onPreviewDay<T>(on: string, compute: (on: string) => T): T {
  const preview = getPreviewDate()
  if (preview === null) return compute(on)
  try {
    return compute(preview)
  } catch (error) {
    if (error instanceof RangeError) return compute(on)
    throw error
  }
}
