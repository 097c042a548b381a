import { getLocalTime } from "../domain/business-hours/business-hours"
import { parseIsoDate, type IsoDate } from "../domain/iso-date"

/** The day of the build in Sydney. Pages that depend on the date use it, and the host rebuilds the site each night. */
export const getBuildDay = (now = new Date()): IsoDate =>
  parseIsoDate(getLocalTime(now, "Australia/Sydney").toISOString().slice(0, 10))
