import type { Finding } from "./findings"

const toAmount = (value: string): number => Number(value.replace(/[$,]/g, "")) || 0

/** Whether a deposit is given as a share of the price, and not in dollars. */
export const isShareOfPrice = (deposit: string): boolean => /%|per ?cent/i.test(deposit)

/** The deposit as a share of the price: 0.1 for 10%. Unknown if the two aren't both found. */
export function calculateDepositShare(findings: readonly Finding[]): number | undefined {
  const [deposit, price] = ["deposit", "price"].map(id => findings.find(({ item }) => item === id)?.value)
  if (deposit === undefined || price === undefined) return undefined
  const total = toAmount(price)
  return deposit
    .split("; ")
    .map(part => (isShareOfPrice(part) ? parseFloat(part) / 100 : toAmount(part) / total))
    .reduce((sum, share) => sum + share, 0)
}
