/** A page that contains the words. `excerpt` is HTML from the index: plain text with `<mark>` around the words. */
export type SearchResult = { url: string; title: string; excerpt: string }

/** The index that the build wrote. A search lists the pages that contain the words, best first, without their data. */
type Index = {
  search: (words: string) => Promise<{
    results: { data: () => Promise<{ url: string; excerpt: string; meta: { title?: string; heading?: string } }> }[]
  }>
}

/** The pages that contain the words: how many, and a function that fetches those with an index from `from` to below `to`. */
export type Answer = { total: number; fetch: (from: number, to: number) => Promise<SearchResult[]> }

/** The index's address. The build writes the file, so the bundler mustn't look for it. It doesn't exist in development. */
const ADDRESS = "/pagefind/pagefind.js"

type Code = { createInstance: (options: { noWorker: boolean }) => Index }

const importSearchCode = (): Promise<Code> => import(/* webpackIgnore: true */ ADDRESS)

let index: Promise<Index> | undefined

/** Loads the index once; tries again after a failure. */
export function openSearchIndex(code: () => Promise<Code> = importSearchCode): Promise<Index> {
  index ??= code().then(({ createInstance }) => createInstance({ noWorker: true }))
  index.catch(() => (index = undefined))
  return index
}

/** Finds the pages that contain `words`. */
export async function findPagesWithWords(words: string, index: Promise<Index> = openSearchIndex()): Promise<Answer> {
  const { results } = await (await index).search(words)
  return {
    total: results.length,
    fetch: async (from, to) => {
      const pages = await Promise.all(results.slice(from, to).map(({ data }) => data()))
      return pages.map(({ url, excerpt, meta: { title = url, heading = "" } }) => ({
        url,
        title,
        excerpt: removeHeadingFromExcerpt(excerpt, heading),
      }))
    },
  }
}

const MARKS = /<\/?mark>/g

/** Removes the heading's words from the start of an excerpt, because the result's title already has them. */
export function removeHeadingFromExcerpt(excerpt: string, heading: string): string {
  const words = excerpt.split(" ")
  const headingWords = `${heading}.`.split(" ")
  const starts = headingWords.map((_, at) => headingWords.slice(at))
  const start = starts.find(tail => tail.join(" ") === words.slice(0, tail.length).join(" ").replace(MARKS, ""))
  return words.slice(start?.length ?? 0).join(" ")
}

/** Some words of an excerpt; `isMarked` if the visitor searched for them. */
export type ExcerptPart = { text: string; isMarked: boolean }

/** Splits an excerpt's HTML into plain text, so that none of it is ever rendered as HTML. */
export const splitExcerpt = (html: string): ExcerptPart[] =>
  [...new DOMParser().parseFromString(html, "text/html").body.childNodes].map(({ textContent, nodeName }) => ({
    text: textContent ?? "",
    isMarked: nodeName === "MARK",
  }))
