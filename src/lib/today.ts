import { isoDate, type IsoDate } from "../domain/iso-date"

/** The day that it is in the firm's time zone, Sydney. */
export const today = (now = new Date()): IsoDate =>
  isoDate(new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(now))
