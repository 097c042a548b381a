import type { ContractFindings } from "../../domain/own-contract/findings"
import {
  MOST_BYTES,
  MOST_SECONDS,
  type MessageFromWorker,
  type MessageToWorker,
  type ReaderFailure,
  type ReadingChoice,
} from "./reader-messages"
import { startWorker } from "./start-worker"

/** How a page follows the reading of a file. */
export interface ReadingEvents {
  onProgress: (page: number, pageCount: number) => void
  /** What was found in the first pages, while the others are being read. */
  onFirstFindings: (findings: ContractFindings) => void
  /** Asks the visitor. `undefined` if they don't have it. @param isRetry Whether the one before was wrong. */
  onPassword: (isRetry: boolean) => Promise<string | undefined>
}

export type ReadingResult = { findings: ContractFindings } | { failure: ReaderFailure }

type Preparation = "ready" | "unsupported-browser" | "not-loaded"

let worker: Promise<Worker> | undefined
let stopTimer: () => void = () => undefined

/** A script that fails says why; one that can't be fetched doesn't. */
const getLoadFailure = (event: Event): Preparation =>
  event instanceof ErrorEvent && event.message ? "unsupported-browser" : "not-loaded"

/** Ends the worker and whatever it's reading, without a result. A file that's read next needs a new worker. */
export function stopReader(): void {
  stopTimer()
  void worker?.then(one => one.terminate()).catch(() => undefined)
  worker = undefined
}

function loadWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const one = startWorker()
    one.onmessage = ({ data }: MessageEvent<MessageFromWorker>) => {
      if (data.kind === "ready") resolve(one)
      if (data.kind === "unsupported") reject("unsupported-browser")
    }
    one.onerror = event => {
      one.terminate()
      reject(getLoadFailure(event))
    }
  })
}

/** Fetches the reader, unless it's here already. After "ready", it needs no internet. */
export async function prepareReader(): Promise<Preparation> {
  worker ??= loadWorker()
  try {
    await worker
    return "ready"
  } catch (failure) {
    worker = undefined
    return failure === "unsupported-browser" ? failure : "not-loaded"
  }
}

const post = (to: Worker, message: MessageToWorker): void => to.postMessage(message)

/** Sends the worker a message, and waits for its findings. A worker that doesn't answer in time is ended. */
function askWorker(to: Worker, message: MessageToWorker, events?: ReadingEvents): Promise<ReadingResult> {
  stopTimer()
  return new Promise(resolve => {
    let timer: ReturnType<typeof setTimeout>
    stopTimer = () => clearTimeout(timer)
    const finish = (result: ReadingResult) => {
      clearTimeout(timer)
      to.onmessage = null
      resolve(result)
    }
    const endWith = (failure: ReaderFailure) => {
      stopReader()
      finish({ failure })
    }
    const startTimer = () => (timer = setTimeout(endWith, MOST_SECONDS * 1000, "too-slow"))
    const handlers: { [K in MessageFromWorker["kind"]]?: (data: Extract<MessageFromWorker, { kind: K }>) => void } = {
      progress: ({ page, pageCount }) => events?.onProgress(page, pageCount),
      "first-findings": ({ findings }) => events?.onFirstFindings(findings),
      findings: ({ findings }) => finish({ findings }),
      failure: ({ reason }) => finish({ failure: reason }),
      // The minute doesn't run while the visitor looks for the password.
      "ask-password": ({ isRetry }) => {
        clearTimeout(timer)
        void events?.onPassword(isRetry).then(password => {
          startTimer()
          post(to, { kind: "password", password })
        })
      },
    }
    to.onmessage = ({ data }: MessageEvent<MessageFromWorker>) =>
      (handlers[data.kind] as (data: unknown) => void)?.(data)
    to.onerror = () => endWith("broken")
    startTimer()
    post(to, message)
  })
}

async function askReader(message: MessageToWorker, events?: ReadingEvents): Promise<ReadingResult> {
  const preparation = await prepareReader()
  if (preparation !== "ready" || !worker) return { failure: preparation === "ready" ? "not-loaded" : preparation }
  return askWorker(await worker, message, events)
}

/** Reads a file on this device. Nothing of it is sent or kept. A file that's still being read is given up, without a result. */
export async function readContract(
  file: Blob,
  events: ReadingEvents,
  choice: ReadingChoice = {},
): Promise<ReadingResult> {
  if (file.size > MOST_BYTES) return { failure: "too-large" }
  return askReader({ kind: "read", file, choice }, events)
}

/** Looks again in the file that was read last, once the visitor has chosen the state or the contract. */
export const findAgain = (choice: ReadingChoice): Promise<ReadingResult> => askReader({ kind: "find-again", choice })
