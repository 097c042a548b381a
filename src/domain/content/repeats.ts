/** Those of a list of which an earlier one has the same key. */
export function repeats<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const keys = all.map(keyOf)
  return all.filter((_, at) => keys.indexOf(keys[at] ?? "") < at)
}
