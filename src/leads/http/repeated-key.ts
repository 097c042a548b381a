const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g

/**
 * Whether an object in `json` names a key twice, which readers understand differently.
 *
 * @param json Text that `JSON.parse` takes.
 */
export function hasRepeatedKey(json: string): boolean {
  const open: (Set<unknown> | null)[] = []
  for (const [token, colon] of json.matchAll(TOKEN)) {
    if (token === "{") open.push(new Set())
    else if (token === "[") open.push(null)
    else if (token === "}" || token === "]") open.pop()
    else if (colon !== undefined) {
      const keys = open.at(-1)
      const key: unknown = JSON.parse(token.slice(0, -colon.length))
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
