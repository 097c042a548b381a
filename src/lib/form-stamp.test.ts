import { requestAntiSpamTokens } from "./form-stamp"
import type { HttpAnswer } from "./http"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms)

const STAMP: HttpAnswer = { status: 200, body: { stamp: "a stamp", siteKey: null } }
const createServer = (answer = STAMP) => jest.fn<Promise<HttpAnswer>, [path: string]>(async () => answer)

/** The milliseconds that a form waits for `proof`. */
async function measureWait(proof: Promise<unknown>): Promise<number> {
  const start = Date.now()
  const end = proof.then(() => Date.now())
  await jest.runAllTimersAsync()
  return (await end) - start
}
const LOST: HttpAnswer = { status: 0, body: null }

test("the stamp is asked for when the form is opened, once, and brought when it is sent", async () => {
  const server = createServer()
  const getSpamProof = requestAntiSpamTokens(server)
  expect(server.mock.calls).toEqual([["/api/stamp"]])
  await advanceTime(60_000)
  expect(await getSpamProof()).toEqual({ formStamp: "a stamp" })
  expect(await getSpamProof()).toEqual({ formStamp: "a stamp" })
  expect(server).toHaveBeenCalledTimes(1)
})

test("a visitor who is quicker than three seconds waits for the rest of them", async () => {
  const getSpamProof = requestAntiSpamTokens(createServer())
  await advanceTime(1_200)
  expect(await measureWait(getSpamProof())).toBe(1_800)
})

test.each<[string, HttpAnswer]>([
  ["does not answer", LOST],
  ["answers something else", { status: 200, body: { hello: "world" } }],
])("a server that %s holds no form up", async (_, answer) => {
  expect(await requestAntiSpamTokens(createServer(answer))()).toEqual({})
})

test("a stamp that couldn't be had when the form was opened is asked for once more when it is sent", async () => {
  const answers = [LOST, STAMP]
  const getSpamProof = requestAntiSpamTokens(async () => answers.shift() ?? LOST)
  await advanceTime(60_000)
  const proof = getSpamProof()
  // The server takes a form for a program's if it comes sooner after its stamp.
  expect(await measureWait(proof)).toBe(3_000)
  expect(await proof).toEqual({ formStamp: "a stamp" })
})

test("a server that never answers costs five seconds and no form", async () => {
  const proof = requestAntiSpamTokens(() => new Promise(() => undefined))()
  expect(await measureWait(proof)).toBe(5_000)
  expect(await proof).toEqual({})
})

test("a form that lay open for a day goes without its stamp, which would not be believed", async () => {
  const getSpamProof = requestAntiSpamTokens(createServer())
  await advanceTime(24 * 3_600_000)
  expect(await getSpamProof()).toEqual({})
})
