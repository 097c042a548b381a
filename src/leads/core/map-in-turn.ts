const AT_ONCE = 8

/** `work` for all `items`, a few at once, so that a large store is not flooded. Results in the order of `items`. */
export async function mapInTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return results
}
