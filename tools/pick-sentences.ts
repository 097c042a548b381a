import { execFileSync } from "node:child_process"
import { chances } from "../src/harness/chances"

/** The last commit before the words of pages were edited for idiom, and the seed that was fixed before the draw. */
const BEFORE = "943fe19"
const SEED = 20261123

const PAGES = 30
const FEWEST_WORDS = 8

export type Picked = { file: string; sentence: string }

/**
 * One sentence each of thirty pages, or of as many as there are. The order of `files` does not matter.
 *
 * @param files The text of each page by its file, with its front matter.
 */
export function pickedSentences(files: ReadonlyMap<string, string>, seed: number): Picked[] {
  const chance = chances(seed)
  const rest = [...files]
    .map(([file, text]) => ({ file, sentences: sentencesOf(text) }))
    .filter(({ sentences }) => sentences.length > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const drawn = Array.from({ length: Math.min(PAGES, rest.length) }, () =>
    rest.splice(Math.floor(chance() * rest.length), 1),
  ).flat()
  return drawn.map(({ file, sentences }) => ({
    file,
    sentence: sentences[Math.floor(chance() * sentences.length)] ?? "",
  }))
}

/** The sentences of a page's own paragraphs and lists: no headings, tables, components or very short ones. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n")
    .map(line => line.trim().replace(/^(?:[-*]|\d+\.) /, ""))
    .filter(line => /^[A-Z“[*]/.test(line))
    .flatMap(line => line.split(/(?<=[.?!]) (?=[A-Z“])/))
    .filter(sentence => /[.?!]$/.test(sentence) && sentence.split(" ").length >= FEWEST_WORDS)

const git = (...words: string[]): string => execFileSync("git", words, { encoding: "utf8" })

/** The pages as they were written at a commit. */
function pagesAt(commit: string): Map<string, string> {
  const names = git("ls-tree", "-r", "--name-only", commit, "content")
    .split("\n")
    .filter(name => /\.mdx?$/.test(name) && !name.includes("/_") && name !== "content/README.md")
  return new Map(names.map(name => [name, git("show", `${commit}:${name}`)]))
}

/** `npm run pick:sentences -- 943fe19 20261123`: file and sentence, one to a line. First the commit, then the seed. */
if (require.main === module) {
  const [commit = BEFORE, seed = SEED] = process.argv.slice(2)
  for (const { file, sentence } of pickedSentences(pagesAt(commit), Number(seed)))
    process.stdout.write(`${file}\t${sentence}\n`)
}
