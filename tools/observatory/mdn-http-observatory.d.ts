/** The parts of Mozilla's analyser that grade answers already at hand. The package has no types of its own. */
declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js"
  export const ALL_TESTS: readonly ((requests: Requests) => { result: string | null; pass: boolean })[]
}

declare module "@mdn/mdn-http-observatory/src/types.js" {
  type Answer = {
    status: number
    headers: Record<string, string>
    verified: boolean
    httpEquiv?: Map<string, string[]>
  }
  type Redirect = { url: URL; status: number }
  export class Requests {
    constructor(hostname: string)
    resources: { path: string | null }
    responses: {
      auto: Answer | null
      cors: Answer | null
      http: Answer | null
      https: Answer | null
      httpRedirects: Redirect[]
      httpsRedirects: Redirect[]
    }
  }
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getGradeForScore(score: number): { score: number; grade: string }
  export function getScoreModifier(result: string): number
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}
