import { isoDate, type IsoDate } from "../domain/iso-date"

/** The day that it is in the firm's time zone, Sydney; in a preview, its day. */
export const today = (now = new Date()): IsoDate =>
  isoDate(process.env.PREVIEW_DATE || new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(now))
