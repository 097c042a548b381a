type ServedPage = { headers: Record<string, string>; html: string }

/** The parts of the package that are used here, since it has no types of its own. */
type Analyser = {
  ALL_TESTS: readonly ((requests: object) => { result: string | null })[]
  Requests: new (host: string) => { responses: object; resources: { path: string | null } }
  getGradeForScore: (score: number) => { score: number; grade: string }
  getScoreModifier: (finding: string) => number
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

const MODULES = ["constants.js", "types.js", "grader/grader.js", "grader/charts.js"]

async function loadMozillaObservatory(): Promise<Analyser> {
  const modules = MODULES.map(name => import(`@mdn/mdn-http-observatory/src/${name}`))
  return Object.assign({}, ...(await Promise.all(modules)))
}

/**
 * Grades without the network, for a host that redirects http to https. Tests must mock the package's list of preloaded
 * hosts as empty.
 */
export async function gradePageSecurityHeaders({ headers, html }: ServedPage) {
  const { ALL_TESTS, Requests, getGradeForScore, getScoreModifier, ...charts } = await loadMozillaObservatory()

  const requests = new Requests("www.example.com")
  const answer = { status: 200, headers, verified: true, httpEquiv: new Map<string, string[]>() }
  const route = ["http", "https"].map(scheme => ({ url: new URL(`${scheme}://www.example.com/`), status: 200 }))
  Object.assign(requests.responses, { auto: answer, http: answer, https: answer, cors: answer })
  Object.assign(requests.responses, { httpRedirects: route, httpsRedirects: route })
  Object.assign(requests, { session: { url: new URL("https://www.example.com/") } })
  requests.resources.path = html

  const findings = ALL_TESTS.flatMap(test => test(requests).result ?? [])
  const modifiers = findings.map(getScoreModifier)
  const withoutCredit = 100 + addNumbers(modifiers.filter(modifier => modifier < 0))
  const hasCredit = withoutCredit >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT
  return { ...getGradeForScore(hasCredit ? 100 + addNumbers(modifiers) : withoutCredit), findings }
}

const addNumbers = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
