import { downloadUpload } from "../../functions/download/download.mts"
import { receiveUpload } from "../../functions/uploads/uploads.mts"
import { SITE, type LeadTestHarness } from "../harness/lead-test-harness"
import { createQuoteTestDriver } from "../harness/quote-test-driver"
import type { DocumentUploadedEvent } from "../leads/core/events/document-uploaded"
import { createEnquiryPath } from "../leads/core/links"
import type { LeadPorts } from "../leads/core/ports"
import { sendFile } from "../lib/send-file"

export type UploadDriver = ReturnType<typeof createUploadDriver>

/** A file that begins as a PDF does. Each `letter` gives other bytes. */
export const buildPdf = (bytes: number, letter = "a"): Buffer => Buffer.alloc(bytes, letter).fill("%PDF-1.7\n", 0, 9)

/** Sends files as the page does, to the real functions of a harness. */
export function createUploadDriver(harness: LeadTestHarness) {
  const driver = createQuoteTestDriver(harness)

  const fetchFrom =
    (getPorts: () => LeadPorts): typeof fetch =>
    async (input, init) => {
      const request = new Request(SITE + String(input), init)
      const [, , , permit, part] = new URL(request.url).pathname.split("/")
      return receiveUpload(getPorts)(request, harness.call({ permit, part }))
    }
  const fetchFromSite = fetchFrom(() => harness.ports)

  const follow = async (path: string, method: "GET" | "HEAD" | "POST" = "POST"): Promise<Response> => {
    const call = harness.call({ token: path.split("/").at(-1) })
    const answer = await downloadUpload(() => harness.ports)(new Request(new URL(path, SITE), { method }), call)
    await harness.settle()
    return answer
  }

  return {
    ...driver,
    fetchFrom,
    fetch: fetchFromSite,
    /** The path with which the sender of a request may send a file. */
    getEnquiry: (id: string): string => createEnquiryPath(harness.ports, id, harness.ports.now()),
    /** Sends a file as a visitor's browser does, and waits until its delivery was tried. */
    sendFile: async (file: Buffer, enquiry: string, fetch = fetchFromSite, pause = async () => undefined) => {
      const result = await sendFile(new Blob([new Uint8Array(file)]), enquiry, { fetch, pause })
      await harness.settle()
      return result
    },
    /** Opens a link, or presses its button. */
    follow,
    /** The bytes that the button behind a link downloads; empty if there's no file. */
    download: async (path: string): Promise<Buffer> => {
      const answer = await follow(path)
      return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0)
    },
    /** The events about files that the webhook got. */
    listFileEvents: (): DocumentUploadedEvent[] =>
      harness.webhook.hits.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === "document.uploaded.v1"),
  }
}
