/** A page that holds the words. `excerpt` is HTML of the index: plain text with `<mark>` around the words. */
export type Found = { url: string; title: string; excerpt: string }

/** The index as the build wrote it: each page that holds the words, the best first, to be fetched when it is shown. */
type Index = {
  search: (words: string) => Promise<{
    results: { data: () => Promise<{ url: string; excerpt: string; meta: { title?: string } }> }[]
  }>
}

/** Every page that holds the words: how many, and a way to fetch some. */
export type Answer = { total: number; fetch: (from: number, to: number) => Promise<Found[]> }

/** The build writes it, so the bundler must not look for it. There is none in the writing mode. */
const ADDRESS = "/pagefind/pagefind.js"

type Code = { createInstance: (options: { noWorker: boolean }) => Index }

const load = (): Promise<Code> => import(/* webpackIgnore: true */ ADDRESS)

let opened: Promise<Index> | undefined

/** Fetches the index once. After a failure it is tried again. */
export function openIndex(code: () => Promise<Code> = load): Promise<Index> {
  opened ??= code().then(({ createInstance }) => createInstance({ noWorker: true }))
  opened.catch(() => (opened = undefined))
  return opened
}

/** The pages that hold `words`. */
export async function searchFor(words: string, index: Promise<Index> = openIndex()): Promise<Answer> {
  const { results } = await (await index).search(words)
  return {
    total: results.length,
    fetch: async (from, to) => {
      const pages = await Promise.all(results.slice(from, to).map(({ data }) => data()))
      return pages.map(({ url, excerpt, meta }) => ({ url, excerpt, title: meta.title ?? url }))
    },
  }
}
