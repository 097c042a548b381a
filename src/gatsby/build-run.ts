import { getLocalDate } from "../domain/business-hours/business-hours"
import { isCalendarDay, parseIsoDate, type IsoDate } from "../domain/iso-date"

// What the running `gatsby build` or `gatsby develop` is for: which of the two it is, and for which day.

/** Gatsby sets this variable to its own command. `NODE_ENV` isn't reliable, since hosts set it themselves. */
export const isDevelop = (env: NodeJS.ProcessEnv = process.env): boolean => env.gatsby_executing_command === "develop"

/** The day of the build in Sydney. Pages that depend on the date use it, and the host rebuilds the site each night. */
export const getBuildDay = (now = new Date()): IsoDate => getLocalDate(now, "Australia/Sydney")

/** The day whose figures and offers `npm run develop` shows, from the variable PREVIEW_DATE. Null for today. */
export const getPreviewDate = ({ PREVIEW_DATE: day, NODE_ENV }: NodeJS.ProcessEnv = process.env): IsoDate | null =>
  day && isCalendarDay(day) && NODE_ENV !== "production" ? parseIsoDate(day) : null

export function checkPreviewDate({ PREVIEW_DATE: day, NODE_ENV }: NodeJS.ProcessEnv): string[] {
  if (!day) return []
  if (NODE_ENV === "production")
    return ["PREVIEW_DATE shows the figures of another day, and is for npm run develop only: take it out of the build."]
  return isCalendarDay(day) ? [] : ["PREVIEW_DATE is not a real day, written like 2027-07-01."]
}

/** Calls `compute` with the day of the preview, if there's one and all figures for it are known, otherwise with `on`. */
export function calculateForPreviewOrGivenDay<T>(on: string, compute: (on: string) => T): T {
  const preview = getPreviewDate()
  if (preview === null) return compute(on)
  try {
    return compute(preview)
  } catch (error) {
    if (error instanceof RangeError) return compute(on)
    throw error
  }
}
