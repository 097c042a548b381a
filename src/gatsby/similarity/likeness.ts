/** Replace what any two pages differ in without saying anything different. */
const MASK = { name: "<name>", number: "<number>" }

const WORD = /\p{L}+|\d[\d.,]*/gu

/** Names as rows of words, by their first word; longer ones come first. */
type Names = ReadonlyMap<string, readonly (readonly string[])[]>

const splitWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

export function indexNames(names: readonly string[]): Names {
  const rows = [...new Set(names)].map(splitWords).sort((a, b) => b.length - a.length)
  const byFirst = new Map<string, string[][]>()
  for (const row of rows) {
    const [first] = row
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), row])
  }
  return byFirst
}

/** The words of `text` in small letters, with each name and each number replaced by a mark that is the same for all. */
export function maskWords(text: string, names: Names): string[] {
  const words = splitWords(text)
  const result: string[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ""
    const name = names.get(word)?.find(row => row.every((part, i) => words[at + i] === part))
    result.push(name ? MASK.name : /^\d/.test(word) ? MASK.number : word)
    at += name?.length ?? 1
  }
  return result
}

/** Two words are common property of a language; three in a row begin to be someone's sentence. */
const WORDS_OF_A_RUN = 3

/** The different runs of three words in `texts`. No run reaches from one text into the next. */
export function listRuns(texts: readonly (readonly string[])[]): Set<string> {
  const runs = new Set<string>()
  for (const words of texts)
    for (let end = WORDS_OF_A_RUN; end <= words.length; end++)
      runs.add(words.slice(end - WORDS_OF_A_RUN, end).join(" "))
  return runs
}

/** The share of the smaller set that the other holds too: 0 for nothing, 1 for all of it. */
const calculateShare = (both: number, one: number, other: number): number => {
  const smaller = Math.min(one, other)
  return smaller === 0 ? 0 : both / smaller
}

/** Where the most similar of the others is in the list, and how like it is. */
type Nearest = { at: number; likeness: number }

/**
 * The nearest of the others for each set of runs; null where no other has a run in common. Counts through the runs and not
 * through pairs, since few pages share one: thousands of pages take a second or two.
 */
export function findNearestRuns(all: readonly ReadonlySet<string>[]): (Nearest | null)[] {
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
      const likeness = other === at ? 0 : calculateShare(both[other] ?? 0, runs.size, size)
      if (likeness > (nearest?.likeness ?? 0)) nearest = { at: other, likeness }
    }
    return nearest
  })
}
