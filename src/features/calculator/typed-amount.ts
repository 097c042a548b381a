import { cents, type Cents } from "../../domain/money/money"

const AMOUNT = /^\$? ?(\d{1,3}(?:[ ,]\d{3})+|\d{1,9})(?:\.(\d{1,2}))? ?(k|m)?$/i
const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

/**
 * An amount as people type it: `$1,390`, `27.39`, `170k`, `0.5m`. Unlike a price it may be small and have cents.
 *
 * @returns cents; `null` for nothing typed; `undefined` for what is no amount.
 */
export function typedAmount(typed: string): Cents | null | undefined {
  const text = typed.trim()
  if (text === "") return null
  const [read, whole = "", part = "", unit = ""] = AMOUNT.exec(text) ?? []
  if (read === undefined) return undefined
  const amount = Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"))
  return cents(amount * (TIMES[unit.toLowerCase()] ?? 1))
}
