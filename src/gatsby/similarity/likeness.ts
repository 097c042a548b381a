/** The replacements for names and numbers, which differ between any two pages even if the pages say the same. */
const MASK = { name: "<name>", number: "<number>" }

const WORD = /\p{L}+|\d[\d.,]*/gu

/** Names, each as a list of words, by their first word. Longer names come first. */
type Names = ReadonlyMap<string, readonly (readonly string[])[]>

const splitIntoWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

export function groupNamesByFirstWord(names: readonly string[]): Names {
  const rows = [...new Set(names)].map(splitIntoWords).sort((a, b) => b.length - a.length)
  const byFirst = new Map<string, string[][]>()
  for (const row of rows) {
    const [first] = row
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), row])
  }
  return byFirst
}

/** Splits `text` into words in small letters, and replaces every name by the same placeholder, and every number by another. */
export function maskNamesAndNumbers(text: string, names: Names): string[] {
  const words = splitIntoWords(text)
  const result: string[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ""
    const name = names.get(word)?.find(row => row.every((part, i) => words[at + i] === part))
    result.push(name ? MASK.name : /^\d/.test(word) ? MASK.number : word)
    at += name?.length ?? 1
  }
  return result
}

/** How many words are compared at a time. Any two texts share pairs of words; three words in a row are more likely to be copied. */
const WORDS_OF_A_RUN = 3

/** Lists the different runs of three words in `texts`. No run continues from one text into the next. */
export function listThreeWordSequences(texts: readonly (readonly string[])[]): Set<string> {
  const runs = new Set<string>()
  for (const words of texts)
    for (let end = WORDS_OF_A_RUN; end <= words.length; end++)
      runs.add(words.slice(end - WORDS_OF_A_RUN, end).join(" "))
  return runs
}

/** Calculates which share of the smaller set is also in the other: 0 for nothing, 1 for all of it. */
const calculateSharedPart = (both: number, one: number, other: number): number => {
  const smaller = Math.min(one, other)
  return smaller === 0 ? 0 : both / smaller
}

type Nearest = { at: number; likeness: number }

/** Null if no other set has a run in common. Counts by run and not by pair of pages, so thousands of pages take a second or two. */
export function findMostSimilarTexts(all: readonly ReadonlySet<string>[]): (Nearest | null)[] {
  const holders = new Map<string, number[]>()
  all.forEach((runs, at) => {
    for (const run of runs) {
      const list = holders.get(run)
      if (list) list.push(at)
      else holders.set(run, [at])
    }
  })
  return all.map((runs, at) => {
    const both = new Uint32Array(all.length)
    for (const run of runs) for (const other of holders.get(run) ?? []) both[other] = (both[other] ?? 0) + 1
    let nearest: Nearest | null = null
    for (const [other, { size }] of all.entries()) {
      const likeness = other === at ? 0 : calculateSharedPart(both[other] ?? 0, runs.size, size)
      if (likeness > (nearest?.likeness ?? 0)) nearest = { at: other, likeness }
    }
    return nearest
  })
}
