/** Stand in for what any two pages differ in without saying anything different. */
const MASK = { name: "<name>", number: "<number>" }

const WORD = /\p{L}+|\d[\d.,]*/gu

/** Names as rows of words, by their first word; longer ones come first. */
export type Names = ReadonlyMap<string, readonly (readonly string[])[]>

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

export function namesFrom(names: readonly string[]): Names {
  const rows = [...new Set(names)].map(wordsIn).sort((a, b) => b.length - a.length)
  const byFirst = new Map<string, string[][]>()
  for (const row of rows) {
    const [first] = row
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), row])
  }
  return byFirst
}

/** The words of `text` in small letters, with each name and each number replaced by a mark that is the same for all. */
export function maskedWords(text: string, names: Names): string[] {
  const words = wordsIn(text)
  const masked: string[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ""
    const name = names.get(word)?.find(row => row.every((part, i) => words[at + i] === part))
    masked.push(name ? MASK.name : /^\d/.test(word) ? MASK.number : word)
    at += name?.length ?? 1
  }
  return masked
}
