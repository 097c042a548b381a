/** One thing that's wrong with the content, as `npm run develop` tells the page. */
export type ShownProblem = {
  /** Path from the root of the project. */
  file: string
  /** The check's message: the field or the line, and what to do. */
  sentence: string
  /** Addresses of the pages that the file makes. */
  pages: readonly string[]
}

/** Where `npm run develop` sends the problems whenever they change: an event stream of JSON lists. */
export const PROBLEMS_PATH = "/__content-problems"
