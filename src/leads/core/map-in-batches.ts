const AT_ONCE = 8

/**
 * Runs `work` on all `items`, eight at a time so that a large store isn't flooded. Results are in the order of `items`.
 */
export async function mapInBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return results
}
