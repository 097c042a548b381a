/** Of this many characters, one may differ. */
const CHARACTERS_PER_MISTAKE = 3

/** The one of `names` that whoever wrote `written` most likely meant; null where none is like it. */
export function nearestName(written: string, names: readonly string[]): string | null {
  const [nearest] = names
    .map(name => ({ name, mistakes: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, mistakes }) => mistakes <= Math.min(name.length, written.length) / CHARACTERS_PER_MISTAKE)
    .sort((a, b) => a.mistakes - b.mistakes)
  return nearest?.name ?? null
}

/** How many characters must be added, taken out or changed to make `b` of `a`. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (character === other ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
