import { isoDate, type IsoDate } from "../../domain/iso-date"

const sydney = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Australia/Sydney",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

/** The day it is in Sydney, whose clock the firm keeps. */
export const businessDay = (now: Date): IsoDate => isoDate(sydney.format(now))
