import { requestAntiSpamTokens } from "./form-stamp"
import type { HttpAnswer } from "./http"

/** A clock that moves only when someone waits. */
function createClock() {
  let time = 1_000_000
  const waits: number[] = []
  return {
    waits,
    pass: (ms: number) => void (time += ms),
    now: () => time,
    wait: async (ms: number) => {
      waits.push(ms)
      await new Promise(resolve => setImmediate(resolve))
      time += ms
    },
  }
}

const createHttpMock = (answer: HttpAnswer) => {
  const requests: string[] = []
  return { requests, http: async (path: string) => (requests.push(path), answer) }
}
const createHttpWithStamp = (stamp = "a stamp") => createHttpMock({ status: 200, body: { stamp, siteKey: null } })
const LOST: HttpAnswer = { status: 0, body: null }
const waitForPromises = () => new Promise(resolve => setImmediate(resolve))

test("the stamp is asked for when the form is opened, once, and brought when it is sent", async () => {
  const clock = createClock()
  const server = createHttpWithStamp()
  const getSpamProof = requestAntiSpamTokens(server.http, clock)
  await waitForPromises()
  expect(server.requests).toEqual(["/api/stamp"])
  clock.pass(60_000)
  expect(await getSpamProof()).toEqual({ formStamp: "a stamp" })
  expect(await getSpamProof()).toEqual({ formStamp: "a stamp" })
  expect(server.requests).toHaveLength(1)
})

test("a visitor who is quicker than three seconds waits for the rest of them", async () => {
  const clock = createClock()
  const getSpamProof = requestAntiSpamTokens(createHttpWithStamp().http, clock)
  await waitForPromises()
  clock.pass(1_200)
  await getSpamProof()
  expect(clock.waits).toContain(1_800)
})

test.each<[string, HttpAnswer]>([
  ["does not answer", LOST],
  ["answers something else", { status: 200, body: { hello: "world" } }],
])("a server that %s holds no form up", async (_, answer) => {
  expect(await requestAntiSpamTokens(createHttpMock(answer).http, createClock())()).toEqual({})
})

test("a stamp that couldn't be had when the form was opened is asked for once more when it is sent", async () => {
  const clock = createClock()
  const answers: HttpAnswer[] = [LOST, { status: 200, body: { stamp: "a stamp", siteKey: null } }]
  const getSpamProof = requestAntiSpamTokens(async () => answers.shift() ?? LOST, clock)
  await waitForPromises()
  expect(await getSpamProof()).toEqual({ formStamp: "a stamp" })
  // The server takes a form for a program's if it comes sooner after its stamp.
  expect(clock.waits).toContain(3_000)
})

test("a server that never answers costs five seconds and no form", async () => {
  const clock = createClock()
  expect(await requestAntiSpamTokens(() => new Promise(() => undefined), clock)()).toEqual({})
  expect(clock.waits).toEqual([5_000])
})

test("a form that lay open for a day goes without its stamp, which would not be believed", async () => {
  const clock = createClock()
  const getSpamProof = requestAntiSpamTokens(createHttpWithStamp().http, clock)
  await waitForPromises()
  clock.pass(24 * 3_600_000)
  expect(await getSpamProof()).toEqual({})
})
