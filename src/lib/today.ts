import { parseIsoDate, type IsoDate } from "../domain/iso-date"

/** The day that it is in the firm's time zone, Sydney; in a preview, its day. */
export const today = (now = new Date()): IsoDate =>
  parseIsoDate(
    process.env.PREVIEW_DATE || new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(now),
  )

/** The instant that it is; in a preview, about noon of its day in Sydney. */
export const now = (): Date =>
  process.env.PREVIEW_DATE ? new Date(`${process.env.PREVIEW_DATE}T01:30:00Z`) : new Date()
