import { loadingBarPhases, type LoadingPhase } from "./loading-bar-phases"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function bar() {
  const shown: LoadingPhase[] = []
  return { shown, ...loadingBarPhases(phase => shown.push(phase)) }
}

/** Lets so many milliseconds pass. */
const pass = (ms: number) => jest.advanceTimersByTime(ms)

test("the bar is not shown before 200 ms", () => {
  const { shown, start } = bar()
  start()
  pass(199)
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual(["running"])
})

test("a page that comes within 200 ms shows no bar at all", () => {
  const { shown, start, finish } = bar()
  start()
  pass(199)
  finish()
  pass(5000)
  expect(shown).toEqual([])
})

test("the full bar hides 500 ms after the page came, and starts anew from nothing 400 ms later", () => {
  const { shown, start, finish } = bar()
  start()
  pass(200)
  finish()
  expect(shown).toEqual(["running", "finished"])
  pass(499)
  expect(shown).toHaveLength(2)
  pass(1)
  expect(shown).toEqual(["running", "finished", "hiding"])
  pass(399)
  expect(shown).toHaveLength(3)
  pass(1)
  expect(shown).toEqual(["running", "finished", "hiding", "idle"])
})

test("an error during loading leads to the error state, and the arrival that may follow changes nothing", () => {
  const { shown, start, fail, finish } = bar()
  start()
  pass(200)
  fail()
  finish()
  expect(shown).toEqual(["running", "failed"])
  pass(900)
  expect(shown).toEqual(["running", "failed", "hiding", "idle"])
})

test("an error within 200 ms is shown too", () => {
  const { shown, start, fail } = bar()
  start()
  pass(100)
  fail()
  pass(499)
  expect(shown).toEqual(["failed"])
})

test("an error while nothing loads is none of the bar's", () => {
  const { shown, fail } = bar()
  fail()
  pass(5000)
  expect(shown).toEqual([])
})

test("a second start while the bar runs changes nothing", () => {
  const { shown, start } = bar()
  start()
  pass(150)
  start()
  pass(50)
  start()
  pass(5000)
  expect(shown).toEqual(["running"])
})

test("a start while the last bar is still full begins again, after its own 200 ms", () => {
  const { shown, start, finish } = bar()
  start()
  pass(200)
  finish()
  pass(300)
  start()
  pass(199)
  expect(shown).toEqual(["running", "finished", "idle"])
  pass(1)
  expect(shown).toEqual(["running", "finished", "idle", "running"])
  pass(5000)
  expect(shown).toHaveLength(4)
})

test("a stopped bar says nothing more", () => {
  const { shown, start, stop } = bar()
  start()
  stop()
  pass(5000)
  expect(shown).toEqual([])
})
