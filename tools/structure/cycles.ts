/** What imports what: files or folders, each with those that it imports from. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** Everything that can be reached from `start` by one import or more. */
function listReachable(start: string, imports: ImportGraph): ReadonlySet<string> {
  const visited = new Set<string>()
  const waiting = [...(imports.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (visited.has(next)) continue
    visited.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return visited
}

/**
 * The groups that import each other in a circle, directly or through others; each group and what is in it in the order
 * of the alphabet. Empty when there is no cycle.
 */
export function findCycles(imports: ImportGraph): string[][] {
  const reachable = new Map([...imports.keys()].map(start => [start, listReachable(start, imports)]))
  const groups = [...reachable].flatMap(([start, others]) =>
    others.has(start) ? [[...others].filter(other => reachable.get(other)?.has(start)).sort()] : [],
  )
  return [...new Map(groups.map(group => [group.join(), group])).values()].sort((a, b) =>
    a.join() < b.join() ? -1 : 1,
  )
}
