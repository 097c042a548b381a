import { findInContract } from "../../domain/own-contract/find-in-contract"
import { hideUnreliableAnswers } from "../../domain/own-contract/reliable-answers"
import type { ContractPage } from "../../domain/own-contract/pages"
import { ReadingError, readPages } from "./read-pages"
import type { MessageFromWorker, MessageToWorker, ReadingChoice } from "./reader-messages"
import { TEST_PDF } from "./test-pdf"

/** Findings of these pages come first, since a contract begins with its particulars. */
const FIRST_PAGES = 10

const post = (message: MessageFromWorker): void => self.postMessage(message)

let pages: ContractPage[] = []
let newestFile: Blob | undefined
let givePassword: (password: string | undefined) => void = () => undefined

function askPassword(isRetry: boolean): Promise<string | undefined> {
  post({ kind: "ask-password", isRetry })
  return new Promise(resolve => (givePassword = resolve))
}

function find({ state, pages: range }: ReadingChoice) {
  const [first, last] = range ?? [1, pages.length]
  return hideUnreliableAnswers(findInContract(pages.slice(first - 1, last), state))
}

/** A file that another one came after is given up. */
class GivenUp extends Error {}

async function read(file: Blob, choice: ReadingChoice): Promise<void> {
  newestFile = file
  pages = []
  await readPages(new Uint8Array(await file.arrayBuffer()), {
    onPage: (page, pageCount) => {
      if (file !== newestFile) throw new GivenUp()
      pages.push(page)
      post({ kind: "progress", page: page.number, pageCount })
      if (page.number === FIRST_PAGES && pageCount > FIRST_PAGES)
        post({ kind: "first-findings", findings: find(choice) })
    },
    onPassword: askPassword,
  })
  post({ kind: "findings", findings: find(choice) })
}

const readOrFail = (file: Blob, choice: ReadingChoice): Promise<void> =>
  read(file, choice).catch(error => {
    if (error instanceof GivenUp) return
    pages = []
    post({ kind: "failure", reason: error instanceof ReadingError ? error.reason : "broken" })
  })

self.onmessage = ({ data }: MessageEvent<MessageToWorker>) => {
  if (data.kind === "read") void readOrFail(data.file, data.choice)
  if (data.kind === "password") givePassword(data.password)
  if (data.kind === "find-again") post({ kind: "findings", findings: find(data.choice) })
}

/** Whether this browser can read at all: it reads a PDF of one page with one word. */
async function testReader(): Promise<boolean> {
  const words: string[] = []
  try {
    await readPages(new TextEncoder().encode(TEST_PDF), {
      onPage: ({ lines }) => words.push(...lines.flatMap(({ cells }) => cells.map(({ text }) => text))),
      onPassword: async () => undefined,
    })
  } catch {
    return false
  }
  return words.join() === "Contract"
}

void testReader().then(isWorking => post({ kind: isWorking ? "ready" : "unsupported" }))
