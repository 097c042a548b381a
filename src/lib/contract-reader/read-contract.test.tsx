import type { ContractFindings } from "../../domain/own-contract/findings"
import type { ReadingEvents } from "./read-contract"
import type { MessageFromWorker, MessageToWorker } from "./reader-messages"

/** What the page's side sends to its worker, and a way to answer it. */
class WorkerOnPaper {
  messages: MessageToWorker[] = []
  isEnded = false
  onmessage: ((event: { data: MessageFromWorker }) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  postMessage(message: MessageToWorker) {
    this.messages.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  say(data: MessageFromWorker) {
    this.onmessage?.({ data })
  }
}

let workers: WorkerOnPaper[] = []
jest.mock("./start-worker", () => ({
  startWorker: () => {
    const worker = new WorkerOnPaper()
    workers.push(worker)
    return worker
  },
}))

const FINDINGS: ContractFindings = {
  state: "VIC",
  pageCount: 12,
  unreadablePages: [],
  markedPages: [],
  frontPages: [1],
  findings: [],
}

const FILE = new Blob(["%PDF-"])

const settle = () => jest.advanceTimersByTimeAsync(0)

const createEvents = (password?: string) => ({
  onProgress: jest.fn<void, Parameters<ReadingEvents["onProgress"]>>(),
  onFirstFindings: jest.fn<void, [ContractFindings]>(),
  onPassword: jest.fn(async () => password),
})

async function loadReader() {
  const reader = await import("./read-contract")
  const preparation = reader.prepareReader()
  await settle()
  const [worker] = workers
  if (!worker) throw new Error("no worker was started")
  return { ...reader, preparation, worker }
}

async function startReading(events: ReadingEvents) {
  const reader = await loadReader()
  reader.worker.say({ kind: "ready" })
  const result = reader.readContract(FILE, events)
  await settle()
  return { ...reader, result }
}

beforeEach(() => {
  workers = []
  jest.resetModules()
  jest.useFakeTimers()
})

afterEach(() => jest.useRealTimers())

test("no worker is started before the reader is prepared, and one is enough", async () => {
  await import("./read-contract")
  expect(workers).toHaveLength(0)
  const { prepareReader, preparation, worker } = await loadReader()
  worker.say({ kind: "ready" })
  expect(await preparation).toBe("ready")
  expect(await prepareReader()).toBe("ready")
  expect(workers).toHaveLength(1)
})

test.each([
  ["a test that fails", (worker: WorkerOnPaper) => worker.say({ kind: "unsupported" }), "unsupported-browser"],
  [
    "code that it can't run",
    (worker: WorkerOnPaper) => worker.onerror?.(new ErrorEvent("error", { message: "SyntaxError" })),
    "unsupported-browser",
  ],
  ["a script that can't be fetched", (worker: WorkerOnPaper) => worker.onerror?.(new Event("error")), "not-loaded"],
])("%s says why there's no reader, and a second try starts a new worker", async (_, fail, answer) => {
  const { prepareReader, preparation, worker } = await loadReader()
  fail(worker)
  expect(await preparation).toBe(answer)
  void prepareReader()
  expect(workers).toHaveLength(2)
})

test("a page hears of progress and first findings, then gets all of them", async () => {
  const events = createEvents()
  const { worker, result } = await startReading(events)
  expect(worker.messages).toEqual([{ kind: "read", file: FILE, choice: {} }])
  worker.say({ kind: "progress", page: 10, pageCount: 12 })
  worker.say({ kind: "first-findings", findings: { ...FINDINGS, pageCount: 10 } })
  worker.say({ kind: "findings", findings: FINDINGS })
  expect(events.onProgress.mock.calls).toEqual([[10, 12]])
  expect(events.onFirstFindings.mock.calls).toEqual([[{ ...FINDINGS, pageCount: 10 }]])
  expect(await result).toEqual({ findings: FINDINGS })
})

test("the worker is asked again once the visitor has chosen a state", async () => {
  const { findAgain, worker, result } = await startReading(createEvents())
  worker.say({ kind: "findings", findings: FINDINGS })
  await result
  const again = findAgain({ state: "QLD" })
  await settle()
  expect(worker.messages.at(-1)).toEqual({ kind: "find-again", choice: { state: "QLD" } })
  worker.say({ kind: "findings", findings: { ...FINDINGS, state: "QLD" } })
  expect(await again).toEqual({ findings: { ...FINDINGS, state: "QLD" } })
})

test("a worker that doesn't answer within a minute is ended, and the next file gets a new one", async () => {
  const { readContract, worker, result } = await startReading(createEvents())
  await jest.advanceTimersByTimeAsync(59_000)
  expect(worker.isEnded).toBe(false)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await result).toEqual({ failure: "too-slow" })
  expect(worker.isEnded).toBe(true)
  void readContract(FILE, createEvents())
  expect(workers).toHaveLength(2)
})

test("looking for the password isn't counted in the minute", async () => {
  const events = createEvents()
  let givePassword: (password: string) => void = () => undefined
  events.onPassword.mockReturnValue(new Promise(resolve => (givePassword = resolve)))
  const { worker, result } = await startReading(events)
  worker.say({ kind: "ask-password", isRetry: false })
  await jest.advanceTimersByTimeAsync(300_000)
  givePassword("fenwick")
  await settle()
  expect(worker.messages.at(-1)).toEqual({ kind: "password", password: "fenwick" })
  worker.say({ kind: "findings", findings: FINDINGS })
  expect(await result).toEqual({ findings: FINDINGS })
})

test("a file over 40 MB isn't even opened", async () => {
  const { readContract } = await import("./read-contract")
  const file = { size: 40_000_001 } as Blob
  expect(await readContract(file, createEvents())).toEqual({ failure: "too-large" })
  expect(workers).toHaveLength(0)
})

test("a worker that breaks down ends the reading", async () => {
  const { worker, result } = await startReading(createEvents())
  worker.onerror?.(new ErrorEvent("error", { message: "out of memory" }))
  expect(await result).toEqual({ failure: "broken" })
  expect(worker.isEnded).toBe(true)
})
