import type { IsoDate } from "../iso-date"
import type { Cents } from "../money/money"

type MoneyOptions = {
  cents?: "always" | "auto"
}

/** An amount for people: `$1,250.00`; below zero with a true minus sign, `−$3,100.00`. */
export function formatMoney(amount: Cents, { cents = "always" }: MoneyOptions = {}): string {
  const [dollars = "0", part = ""] = (Math.abs(amount) / 100).toFixed(2).split(".")
  const wholeDollars = dollars.replace(/\B(?=(\d{3})+$)/g, ",")
  return `${amount < 0 ? "−" : ""}$${wholeDollars}${cents === "auto" && part === "00" ? "" : `.${part}`}`
}

/** A range of amounts for people, lowest to highest: `$350.00 to $450.00`. */
export const formatMoneyRange = ([lowest, highest]: readonly [Cents, Cents], options: MoneyOptions = {}): string =>
  `${formatMoney(lowest, options)} to ${formatMoney(highest, options)}`

const MONTHS = "January February March April May June July August September October November December".split(" ")

export const formatDay = (on: IsoDate): string =>
  `${Number(on.slice(8))} ${MONTHS[Number(on.slice(5, 7)) - 1] ?? ""} ${on.slice(0, 4)}`

export const formatMonth = (on: IsoDate): string => formatDay(on).replace(/^\d+ /, "")

export const toPhoneLink = (display: string): { display: string; tel: string } => ({
  display,
  tel: display.replace(/[^\d+]/g, ""),
})
