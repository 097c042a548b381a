import { parseIsoDate, type IsoDate } from "../domain/iso-date"

/** Today's date in the firm's time zone, Sydney; in a preview, the previewed date. */
export const today = (now = new Date()): IsoDate =>
  parseIsoDate(
    process.env.PREVIEW_DATE || new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(now),
  )

/** The current instant; in a preview, about noon of the previewed date in Sydney. */
export const now = (): Date =>
  process.env.PREVIEW_DATE ? new Date(`${process.env.PREVIEW_DATE}T01:30:00Z`) : new Date()
