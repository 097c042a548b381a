import { getWallClock } from "../domain/business-hours/business-hours"
import { parseIsoDate, type IsoDate } from "../domain/iso-date"

/** The day of the build, by the firm's clock: what depends on the day is made for it. The host builds anew each night. */
export const getBuildDay = (now = new Date()): IsoDate =>
  parseIsoDate(getWallClock(now, "Australia/Sydney").toISOString().slice(0, 10))
