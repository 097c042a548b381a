import type { KeptMentions } from "./kept-mentions"
import { plainSource } from "./plain"
import type { Finding } from "./unkept-mentions"

/**
 * Kept mentions whose words their file doesn't have any more. What's said of any state counts, also of one that's left out.
 *
 * @param sourceOf The text of a file that a mention names, as it's written, or of all files together for any; null without
 *   that file.
 */
export function staleMentions(sourceOf: (file: string) => string | null, kept: KeptMentions): Finding[] {
  const sources = new Map<string, string | null>()
  const plainOf = (file: string): string | null => {
    const known = sources.get(file)
    if (known !== undefined) return known
    const source = sourceOf(file)
    const made = source === null ? null : plainSource(source)
    sources.set(file, made)
    return made
  }
  return Object.entries(kept).flatMap(([list, mentions]) =>
    mentions.flatMap(({ file, words }) => {
      const source = plainOf(file)
      if (source?.includes(words)) return []
      const message = source === null ? "isn't there any more" : `doesn't say "${words}" any more`
      return [{ where: `${list}, ${file}`, message: `${message}; take it out of the kept mentions` }]
    }),
  )
}
