/** A page with the words in it. `excerpt` is HTML of the index: plain text with `<mark>` around the words. */
export type Found = { url: string; title: string; excerpt: string }

/** The index as the build wrote it: each page with the words in it, the best first, to be fetched when it is shown. */
type Index = {
  search: (words: string) => Promise<{
    results: { data: () => Promise<{ url: string; excerpt: string; meta: { title?: string; heading?: string } }> }[]
  }>
}

/** All pages with the words in them: how many, and a function that fetches some. */
export type Answer = { total: number; fetch: (from: number, to: number) => Promise<Found[]> }

/** The build writes it, so the bundler must not look for it. There's none in development. */
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

/** The pages with `words` in them. */
export async function searchFor(words: string, index: Promise<Index> = openIndex()): Promise<Answer> {
  const { results } = await (await index).search(words)
  return {
    total: results.length,
    fetch: async (from, to) => {
      const pages = await Promise.all(results.slice(from, to).map(({ data }) => data()))
      return pages.map(({ url, excerpt, meta: { title = url, heading = "" } }) => ({
        url,
        title,
        excerpt: dropHeading(excerpt, heading),
      }))
    },
  }
}

const MARKS = /<\/?mark>/g

/** An excerpt that begins in the page's heading, without those words: the result has them in its title. */
export function dropHeading(excerpt: string, heading: string): string {
  const words = excerpt.split(" ")
  const ofHeading = `${heading}.`.split(" ")
  const starts = ofHeading.map((_, at) => ofHeading.slice(at))
  const start = starts.find(tail => tail.join(" ") === words.slice(0, tail.length).join(" ").replace(MARKS, ""))
  return words.slice(start?.length ?? 0).join(" ")
}

/** Some words of an excerpt; those searched for are `marked`. */
export type ExcerptPart = { text: string; marked: boolean }

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" }

const plain = (html: string): string =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)

/** The HTML of an excerpt as texts, so that none of it is ever set as HTML. */
export const excerptParts = (html: string): ExcerptPart[] =>
  html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, at) => ({ text: plain(part), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== "")
