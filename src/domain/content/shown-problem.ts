/** One thing that's wrong with the content, as `npm run develop` tells the page. */
export type ShownProblem = {
  /** Path from the root of the project. */
  file: string
  /** The check's own words: the field or the line, and what to do. */
  sentence: string
  /** Addresses of the pages that the file makes. */
  pages: readonly string[]
}

/** Where `npm run develop` sends all of them, whenever they change: a stream of events, each a list in JSON. */
export const PROBLEMS_PATH = "/__content-problems"
