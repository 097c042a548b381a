import type { PenaltyInterest, Rate } from "../../domain/fees/late-interest"
import type { IsoDate } from "../../domain/iso-date"
import { parsePrice } from "../../domain/job/price"
import { basisPoints, cents, ZERO, type Cents } from "../../domain/money/money"
import { parseDollarAmount } from "../../domain/money/written-amount"
import { parseCalendarDate } from "../../domain/parse/day"
import type { FieldError, Parsed } from "../../domain/parse/parse-result"
import { findPeriod } from "../../domain/source-and-period"
import { actsIn, type State } from "../../domain/states"

/** A settlement that's `days` late. `owing` is the price less the deposit. */
export type Late = { state: State; due: IsoDate; owing: Cents; rate: Rate; days: number }

/** Reads the form, with all mistakes in its order. In Victoria an empty rate is the usual one of the day. */
export function readLateSettlement(
  answers: Readonly<Record<string, string>>,
  penaltyInterest: readonly PenaltyInterest[],
): Parsed<Late> {
  const errors: FieldError[] = []
  const refuse = (field: string, message: string) => void errors.push({ field, code: "format", message })
  const { state = "", day = "", month = "", year = "", price = "", deposit = "", days = "", rate = "" } = answers

  if (!actsIn(state)) refuse("state", "Choose the state the property is in")
  const due = parseCalendarDate({ day, month, year })
  if (!due.ok) refuse("due", due.message)
  const amount = parsePrice(price)
  if (!amount.ok) refuse("price", "Enter the price in dollars, like $750,000")
  const paid = parseDollarAmount(deposit)
  if (paid === undefined || (amount.ok && paid !== null && paid >= amount.cents))
    refuse("deposit", "Enter the deposit in dollars, like $75,000, and less than the price")
  const lateDays = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0
  if (lateDays < 1 || lateDays > 365) refuse("days", "Enter whole days, from 1 to 365")

  const isUsualRate = state === "VIC" && rate.trim() === ""
  const usual = due.ok && findPeriod(penaltyInterest, due.value)
  const [, percent] = /^(\d{1,2}(?:\.\d{1,2})?) ?%?$/.exec(rate.trim()) ?? []
  const points = isUsualRate ? (usual ? usual.ratePercent + usual.marginPercent : 0) : Math.round(Number(percent) * 100)
  if (isUsualRate && due.ok && !usual)
    refuse("rate", "We don’t have Victoria’s rate for that day. Enter the rate in your contract.")
  if (!isUsualRate && !(points > 0 && points <= 3000))
    refuse("rate", "Enter the rate in your contract, from 0.01 to 30")

  if (errors.length > 0 || !actsIn(state) || !due.ok || !amount.ok) return { ok: false, errors }
  const owing = cents(amount.cents - (paid ?? ZERO))
  return { ok: true, value: { state, due: due.value, owing, rate: basisPoints(points), days: lateDays } }
}
