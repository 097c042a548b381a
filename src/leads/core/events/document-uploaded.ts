import { UPLOAD_DAYS } from "../../../domain/lead/upload"
import { createReference } from "../../../domain/reference"
import { buildQuoteRequestSourceField, getAskerDetails, type Asker, type RequestOrigin } from "./request-parts"

export type DocumentUploaded = {
  id: string
  /** What the visitor calls the quote on the phone. */
  reference: string
  /** `webhook-id` of the request after which the file was sent. */
  requestWebhookId: string
  contact: Asker
  bytes: number
  /** Of the whole file, in hexadecimal digits. */
  sha256: string
  /** This site never opens a file, and doesn't check it for viruses. */
  scanned: false
  /** A page with a button that downloads the file. Whoever has the address can. */
  downloadUrl: string
  /** When the file is deleted, unless it's downloaded and so deleted earlier. ISO 8601 in UTC. */
  keptUntil: string
  request: RequestOrigin
}

export type DocumentUploadedEvent = { type: "document.uploaded.v1"; timestamp: string; data: DocumentUploaded }

type UploadInput = Pick<DocumentUploaded, "id" | "requestWebhookId" | "bytes" | "sha256" | "downloadUrl"> & {
  request: Asker & RequestOrigin
  at: Date
}

const DAY_MS = 24 * 60 * 60_000

/** Creates a `document.uploaded.v1` event: a visitor sent a file after their request. The file isn't in it. */
export const createDocumentUploadedEvent = (input: UploadInput): DocumentUploadedEvent => {
  const { id, requestWebhookId, bytes, sha256, downloadUrl, request, at } = input
  return {
    type: "document.uploaded.v1",
    timestamp: at.toISOString(),
    data: {
      ...{ id, reference: createReference(id), requestWebhookId, contact: getAskerDetails(request) },
      ...{ bytes, sha256, scanned: false, downloadUrl },
      keptUntil: new Date(at.getTime() + UPLOAD_DAYS.kept * DAY_MS).toISOString(),
      request: { partner: null, attribution: {}, ...buildQuoteRequestSourceField(request).request },
    },
  }
}
