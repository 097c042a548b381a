import { getHandedAnswer, buildHandedAnswer } from "./handed-answer"

const answer = { outcome: "quoted", quote: null }

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T02:00:00Z") }))
afterEach(() => jest.useRealTimers())

// Sydney is 11 hours ahead of UTC in summer.
test("what was handed over on another day in Sydney isn't: prices may have changed", () => {
  const handed = buildHandedAnswer(answer)
  jest.setSystemTime(new Date("2026-11-21T12:59:59Z"))
  expect(getHandedAnswer(handed)).toEqual(answer)
  jest.setSystemTime(new Date("2026-11-21T13:00:00Z"))
  expect(getHandedAnswer(handed)).toBeNull()
})

test.each([[null], ["x"], [{ answer }], [{ on: "2026-11-21" }]])(
  "a state of another shape hands over nothing: %j",
  state => {
    expect(getHandedAnswer(state)).toBeNull()
  },
)
