/** A page that contains the words. `excerpt` is HTML from the index: plain text with `<mark>` around the words. */
export type SearchResult = { url: string; title: string; excerpt: string }

type Page = {
  id: string
  score: number
  data: () => Promise<{ url: string; excerpt: string; meta: { title?: string; heading?: string } }>
}

/** The index that the build wrote. A search lists the pages that contain all the words, best first, without their data. */
type Index = { search: (words: string) => Promise<{ results: Page[] }> }

/** The pages that were found: how many, and a function that fetches those with an index from `from` to below `to`. */
export type Answer = { total: number; fetch: (from: number, to: number) => Promise<SearchResult[]> }

/** The index's address. The build writes the file, so the bundler mustn't look for it. It doesn't exist in development. */
const ADDRESS = "/pagefind/pagefind.js"

/**
 * How much each match in a page's data adds: in its title, in the words by which people search for it, and in the names of its
 * state, since someone who names a state wants no other. https://pagefind.app/docs/ranking/, read 2026-11-28.
 */
const META_WEIGHTS = { title: 5, words: 30, states: 60 }

type Options = { noWorker: boolean; ranking: { metaWeights: typeof META_WEIGHTS } }

type Code = { createInstance: (options: Options) => Index }

let index: Promise<Index> | undefined

/** Loads the index once; tries again after a failure. */
export function openSearchIndex(code = (): Promise<Code> => import(/* webpackIgnore: true */ ADDRESS)): Promise<Index> {
  index ??= code().then(({ createInstance }) =>
    createInstance({ noWorker: true, ranking: { metaWeights: META_WEIGHTS } }),
  )
  index.catch(() => (index = undefined))
  return index
}

/** Words of a question that don't say what it's about. */
const FILLERS = new Set(
  (
    "a an and are am as at be been by can could did do does for from get got had has have how i i'm i've if in is isn't it it's its " +
    "me much my near not of on or our should still that the there this to us was we were what when where which who will with would yet " +
    "you your"
  ).split(" "),
)

/** The words of a question that say what it's about; all of them if none does. A question in quotation marks stays whole. */
function listTopicWords(question: string): string[] {
  if (/^".+"$/.test(question)) return [question]
  const words = question.toLowerCase().replaceAll("’", "'").split(/\s+/)
  const topics = words.filter(word => !FILLERS.has(word))
  return [...new Set(topics.length > 0 ? topics : words)]
}

/** A page is left out if its score is less than the best page's divided by this. */
const SMALLEST_SHARE = 10

/** Finds the pages that contain some of a question's words. The more of them, and the rarer they are, the better. */
export async function searchPages(question: string, loading: Promise<Index> = openSearchIndex()): Promise<Answer> {
  const words = listTopicWords(question)
  const index = await loading
  const [all, ...each] = await Promise.all([words.join(" "), ...words].map(one => index.search(one)))
  // Where a page has all the words, its first excerpt marks all of them.
  const byId = new Map(all?.results.map(({ id, data }) => [id, { score: 0, excerpts: [data] }]))
  for (const { id, score, data } of each.flatMap(({ results }) => results)) {
    const { score: earlier = 0, excerpts = [] } = byId.get(id) ?? {}
    byId.set(id, { score: earlier + score, excerpts: [...excerpts, data] })
  }
  const ranked = [...byId.values()].sort((one, other) => other.score - one.score)
  const results = ranked.filter(({ score }) => score * SMALLEST_SHARE >= (ranked[0]?.score ?? 0))
  return {
    total: results.length,
    fetch: async (from, to) => {
      const pages = await Promise.all(results.slice(from, to).map(({ excerpts }) => fetchMarkedExcerpt(excerpts)))
      return pages.map(({ url, excerpt, meta: { title = url, heading = "" } }) => ({
        url,
        title,
        excerpt: removeHeadingFromExcerpt(excerpt, heading),
      }))
    },
  }
}

/** A page's first excerpt that shows a match: one for all words shows none if some of them are only in the page's title or data. */
async function fetchMarkedExcerpt(excerpts: readonly Page["data"][]): ReturnType<Page["data"]> {
  const pages = await Promise.all(excerpts.map(fetchExcerpt => fetchExcerpt()))
  const marked = pages.find(({ excerpt }) => excerpt.includes("<mark>")) ?? pages[0]
  if (!marked) throw new RangeError("a page that was found has an excerpt")
  return marked
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
