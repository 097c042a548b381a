import { registerHooks } from "node:module"

/** One page as its visitor gets it. */
export type ServedPage = { headers: Record<string, string>; html: string }

export type Grade = {
  grade: string
  score: number
  /** What the analyser found, one word each. */
  findings: string[]
}

/**
 * What Mozilla's HTTP Observatory would say of a page, without the network: as its scanner counts, of a host that
 * redirects http to https, which Netlify does. Call `withoutPreloadList` before.
 */
export async function gradePage({ headers, html }: ServedPage): Promise<Grade> {
  const { ALL_TESTS } = await import("@mdn/mdn-http-observatory/src/constants.js")
  const { Requests } = await import("@mdn/mdn-http-observatory/src/types.js")
  const { getGradeForScore, getScoreModifier } = await import("@mdn/mdn-http-observatory/src/grader/grader.js")
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import("@mdn/mdn-http-observatory/src/grader/charts.js")

  const requests = new Requests("www.example.com")
  const answer = { status: 200, headers, verified: true, httpEquiv: new Map<string, string[]>() }
  const route = ["http", "https"].map(scheme => ({ url: new URL(`${scheme}://www.example.com/`), status: 200 }))
  Object.assign(requests.responses, { auto: answer, http: answer, https: answer, cors: answer })
  Object.assign(requests.responses, { httpRedirects: route, httpsRedirects: route })
  Object.assign(requests, { session: { url: new URL("https://www.example.com/") } })
  requests.resources.path = html

  const findings = ALL_TESTS.flatMap(test => test(requests).result ?? [])
  const modifiers = findings.map(getScoreModifier)
  const withoutCredit = 100 + addUp(modifiers.filter(modifier => modifier < 0))
  return {
    ...getGradeForScore(withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + addUp(modifiers) : withoutCredit),
    findings,
  }
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

const PRELOAD_LIST = "/mdn-http-observatory/src/analyzer/hsts.js"
const EMPTY_LIST = "export const isHstsPreloaded = () => null"

/**
 * Lets the analyser run without the list of preloaded hosts, which its install script would download: it gets an empty
 * one, on which a site is judged by its headers alone. Call it before the analyser is imported.
 */
export const withoutPreloadList = (): void =>
  void registerHooks({
    load: (url, context, next) =>
      url.endsWith(PRELOAD_LIST) ? { format: "module", source: EMPTY_LIST, shortCircuit: true } : next(url, context),
  })
