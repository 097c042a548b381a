// The worker's part of pdf.js. With it here, pdf.js starts no worker of its own.
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs"
import { type PDFDocumentProxy, PasswordResponses, getDocument } from "pdfjs-dist/legacy/build/pdf.min.mjs"
import { isPdf } from "../../domain/lead/upload"
import type { ContractPage } from "../../domain/own-contract/pages"
import { type KnownFonts, createKnownFonts, readPage } from "./read-page"
import { MOST_BYTES, MOST_PAGES, type ReaderFailure } from "./reader-messages"

/** Reading a file ended with one of the failures that the page has words for. */
export class ReadingError extends Error {
  constructor(readonly reason: ReaderFailure) {
    super(reason)
  }
}

export interface PagesEvents {
  /** Gets each page, in order. */
  onPage: (page: ContractPage, pageCount: number) => void
  onPassword: (isRetry: boolean) => Promise<string | undefined>
}

/** Nothing is run, drawn or fetched: a file's scripts, pictures and fonts stay where they are. */
const OPTIONS = {
  isEvalSupported: false,
  enableXfa: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  // In pixels: leaves pictures out.
  maxImageSize: 1,
  stopAtErrors: false,
  verbosity: 0,
}

const hasStart = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte)

/** Word's files are a zip archive, or begin like Microsoft's older files. */
const isWordFile = (bytes: Uint8Array): boolean =>
  hasStart(bytes, 0x50, 0x4b) || hasStart(bytes, 0xd0, 0xcf, 0x11, 0xe0)

function checkStart(bytes: Uint8Array): void {
  if (bytes.length > MOST_BYTES) throw new ReadingError("too-large")
  if (isWordFile(bytes)) throw new ReadingError("word-file")
  if (!isPdf(bytes)) throw new ReadingError("not-a-pdf")
}

type Task = ReturnType<typeof getDocument>

/** Opens a PDF. Asks for its password until it's right or there's none. */
function openPdf(task: Task, onPassword: PagesEvents["onPassword"]): Promise<PDFDocumentProxy> {
  return new Promise((resolve, reject) => {
    task.onPassword = (usePassword: (password: string) => void, reason: number) => {
      void onPassword(reason === PasswordResponses.INCORRECT_PASSWORD).then(password =>
        password === undefined ? reject(new ReadingError("password")) : usePassword(password),
      )
    }
    task.promise.then(resolve, () => reject(new ReadingError("broken")))
  })
}

const buildUnreadablePage = (number: number): ContractPage => ({
  number,
  width: 0,
  height: 0,
  lines: [],
  reading: "garbled",
  hasMarks: false,
  hasHiddenValues: false,
})

/** A page that can't be read doesn't keep the others from being read. */
async function readPageOrNone(
  pdf: PDFDocumentProxy,
  number: number,
  fonts: KnownFonts,
): Promise<ContractPage | undefined> {
  try {
    const page = await pdf.getPage(number)
    try {
      return await readPage(page, fonts)
    } finally {
      page.cleanup()
    }
  } catch {
    return undefined
  }
}

async function readAllPages(pdf: PDFDocumentProxy, onPage: PagesEvents["onPage"]): Promise<void> {
  if (pdf.numPages > MOST_PAGES) throw new ReadingError("too-many-pages")
  const fonts = createKnownFonts()
  let readCount = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPageOrNone(pdf, number, fonts)
    if (page) readCount++
    onPage(page ?? buildUnreadablePage(number), pdf.numPages)
  }
  if (readCount === 0) throw new ReadingError("broken")
}

/** Reads a PDF page by page, and keeps no more of it than its lines. @throws {ReadingError} */
export async function readPages(bytes: Uint8Array, { onPage, onPassword }: PagesEvents): Promise<void> {
  checkStart(bytes)
  const task = getDocument({ ...OPTIONS, data: bytes })
  try {
    await readAllPages(await openPdf(task, onPassword), onPage)
  } finally {
    await task.destroy()
  }
}
