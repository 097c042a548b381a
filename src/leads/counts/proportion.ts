/** A proportion from 0 to 1, and the ends of its 95 % confidence interval. */
export type Proportion = { rate: number; low: number; high: number }

/** Standard normal quantile of a two-sided 95 % interval. */
const Z = 1.959964

/**
 * Calculates the proportion of `hits` in `tries` with its Wilson score interval, without continuity correction; `null`
 * without tries, or with more hits than tries.
 *
 * E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
 * Statistical Association 22 (1927), 209-212. It's method 3 of R. G. Newcombe, "Two-sided confidence intervals for the
 * single proportion", Statistics in Medicine 17 (1998), 857-872, which recommends it for small numbers and rates near 0
 * and 1.
 */
export function calculateProportionWithInterval(hits: number, tries: number): Proportion | null {
  if (tries === 0 || hits > tries) return null
  const rate = hits / tries
  const scale = 1 + Z ** 2 / tries
  const centre = rate + Z ** 2 / (2 * tries)
  const half = Z * Math.sqrt((rate * (1 - rate)) / tries + Z ** 2 / (4 * tries ** 2))
  return { rate, low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) }
}
