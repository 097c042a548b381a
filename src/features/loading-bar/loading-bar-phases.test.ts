import { createLoadingBarController, type LoadingPhase } from "./loading-bar-phases"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Step = "start" | "finish" | "fail" | "stop" | number

/** The phases that a bar shows in these steps. A number is a wait in milliseconds. */
function runLoadingBar(...steps: Step[]): LoadingPhase[] {
  const phases: LoadingPhase[] = []
  const bar = createLoadingBarController(phase => phases.push(phase))
  for (const step of steps) {
    if (typeof step === "number") jest.advanceTimersByTime(step)
    else bar[step]()
  }
  return phases
}

test("the bar is not shown before 200 ms", () => {
  expect(runLoadingBar("start", 199)).toEqual([])
  expect(runLoadingBar("start", 200)).toEqual(["running"])
})

test("the full bar hides 500 ms after the page came, and starts anew from nothing 400 ms later", () => {
  expect(runLoadingBar("start", 200, "finish", 499)).toEqual(["running", "finished"])
  expect(runLoadingBar("start", 200, "finish", 500)).toEqual(["running", "finished", "hiding"])
  expect(runLoadingBar("start", 200, "finish", 899)).toEqual(["running", "finished", "hiding"])
  expect(runLoadingBar("start", 200, "finish", 900)).toEqual(["running", "finished", "hiding", "idle"])
})

test("an error during loading leads to the error state, and the arrival that may follow changes nothing", () => {
  expect(runLoadingBar("start", 200, "fail", "finish")).toEqual(["running", "failed"])
  expect(runLoadingBar("start", 200, "fail", "finish", 900)).toEqual(["running", "failed", "hiding", "idle"])
})

test.each<[string, Step[], LoadingPhase[]]>([
  ["a page that comes within 200 ms shows no bar at all", ["start", 199, "finish", 5000], []],
  ["an error within 200 ms is shown too", ["start", 100, "fail", 499], ["failed"]],
  ["an error while nothing loads is none of the bar's", ["fail", 5000], []],
  ["a second start while the bar runs changes nothing", ["start", 150, "start", 50, "start", 5000], ["running"]],
  ["a stopped bar says nothing more", ["start", "stop", 5000], []],
])("%s", (_, steps, phases) => {
  expect(runLoadingBar(...steps)).toEqual(phases)
})

test("a start while the last bar is still full begins again, after its own 200 ms", () => {
  const again: Step[] = ["start", 200, "finish", 300, "start"]
  expect(runLoadingBar(...again, 199)).toEqual(["running", "finished", "idle"])
  expect(runLoadingBar(...again, 5200)).toEqual(["running", "finished", "idle", "running"])
})
