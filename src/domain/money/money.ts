/** Whole Australian cents. The type stops a rate from being added to an amount. */
export type Cents = number & { readonly unit: "cents" }

/** Hundredths of a percent: 5.5 % is 550. */
type BasisPoints = number & { readonly unit: "basis points" }

/** @throws RangeError unless `n` is a safe whole number. */
export function cents(n: number): Cents {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not whole cents: ${n}`)
  return n as Cents
}

/** Dollars as cents, exact to the cent. @throws RangeError when `amount` has a part of a cent. */
export function dollars(amount: number): Cents {
  const whole = Math.round(amount * 100)
  if (Math.abs(amount * 100 - whole) > 1e-6) throw new RangeError(`not whole cents: ${amount} dollars`)
  return cents(whole)
}

/** @throws RangeError unless `n` is a safe whole number. */
export function basisPoints(n: number): BasisPoints {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not whole basis points: ${n}`)
  return n as BasisPoints
}

export const ZERO = cents(0)

export const addAmounts = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((total, n) => total + n, 0))
