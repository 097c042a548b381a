/** One problem with the content, as `npm run develop` reports it to the page. */
export type ShownProblem = {
  file: string
  /** The check's message: the field or the line, and what to do. */
  sentence: string
  pages: readonly string[]
}

/** The path at which `npm run develop` sends the problems whenever they change: an event stream of JSON lists. */
export const PROBLEMS_PATH = "/__content-problems"
