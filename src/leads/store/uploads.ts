import { createHash } from "node:crypto"
import * as v from "valibot"
import { listPartSizes, UPLOAD_DAYS } from "../../domain/lead/upload"
import type { DocumentUploadedEvent } from "../core/events/document-uploaded"
import { createHashKey } from "../core/ids"
import { createLeadKey } from "../core/lead-key"
import type { UploadPermit } from "../core/links"
import type { LeadPorts } from "../core/ports"
import type { LeadRecord } from "../core/records"
import { mapInBatches, readFullLead, readRecordIfReadable } from "./read-records"

type UploadPorts = Pick<LeadPorts, "store" | "idSecret" | "now">

const DAY_MS = 24 * 60 * 60_000

/** In the `document` collection: the file that's being sent, or was sent, after the request with the key `request`. */
export const uploadSchema = v.object({
  request: v.string(),
  bytes: v.number(),
  sha256: v.string(),
  startedAt: v.string(),
  /** When it was first downloaded. */
  downloadedAt: v.optional(v.string()),
})
export type Upload = v.InferOutput<typeof uploadSchema>

const partSchema = v.nullable(v.object({ base64: v.string() }))

/** The key of the file that's sent after a request. One request has one file. */
export const createUploadKey = (idSecret: string, request: string): string =>
  createHashKey(idSecret, "document", request)

/** The key of the event about that file. The file was sent once this lead is stored, and not before. */
export const createUploadLeadKey = (idSecret: string, request: string): string =>
  createLeadKey(idSecret, "document.uploaded.v1", request)

/** The keys of all parts of a file, which no other file has. */
export const listPartKeys = (idSecret: string, { request, bytes, sha256 }: UploadPermit): string[] =>
  listPartSizes(bytes).map(
    (_, n) => `${createUploadKey(idSecret, request)}.${createHashKey(idSecret, "document-part", sha256, String(n))}`,
  )

export const calculateSha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

/** Reads what's stored about the file after a request; `null` if there's nothing. @throws StoreUnavailable */
export const readUpload = ({ store, idSecret }: UploadPorts, request: string): Promise<Upload | null> =>
  readRecordIfReadable(store, "document", createUploadKey(idSecret, request), uploadSchema)

/** Begins to send a file, or goes on with it. Another one that wasn't sent to its end is deleted. @throws StoreUnavailable */
export async function startUpload(ports: UploadPorts, { request, bytes, sha256 }: UploadPermit): Promise<void> {
  const existing = await readUpload(ports, request)
  if (existing?.sha256 === sha256 && existing.bytes === bytes && !isUploadAbandoned(ports, existing)) return
  if (existing) await deleteUpload(ports, request)
  const upload: Upload = { request, bytes, sha256, startedAt: ports.now().toISOString() }
  await ports.store.put("document", createUploadKey(ports.idSecret, request), upload)
}

/** Whether an upload that wasn't sent to its end is so old that it's deleted. */
export const isUploadAbandoned = ({ now }: Pick<UploadPorts, "now">, { startedAt }: Upload): boolean =>
  now().getTime() - Date.parse(startedAt) >= DAY_MS

/** The numbers of the parts that are stored. @throws StoreUnavailable */
export async function listStoredParts({ store, idSecret }: UploadPorts, permit: UploadPermit): Promise<number[]> {
  const prefix = `${createUploadKey(idSecret, permit.request)}.`
  const storedKeys = new Set((await store.list("document-part", Infinity, prefix)).map(({ key }) => key))
  return listPartKeys(idSecret, permit).flatMap((key, n) => (storedKeys.has(key) ? [n] : []))
}

/** Stores a part unless it's there. @returns False if other bytes are there as this part. @throws StoreUnavailable */
export async function savePart(ports: UploadPorts, permit: UploadPermit, n: number, part: Buffer): Promise<boolean> {
  const key = listPartKeys(ports.idSecret, permit)[n] ?? ""
  if (await ports.store.create("document-part", key, { base64: part.toString("base64") })) return true
  const existing = await readPart(ports, key)
  return existing?.equals(part) ?? false
}

async function readPart({ store }: Pick<UploadPorts, "store">, key: string): Promise<Buffer | null> {
  const record = await readRecordIfReadable(store, "document-part", key, partSchema)
  return record && Buffer.from(record.base64, "base64")
}

/** Reads a whole file; `null` unless every byte of it is as it should be. @throws StoreUnavailable */
export async function readUploadedFile(ports: UploadPorts, permit: UploadPermit): Promise<Buffer | null> {
  const parts = await mapInBatches(listPartKeys(ports.idSecret, permit), key => readPart(ports, key))
  const file = Buffer.concat(parts.filter(part => part !== null))
  return file.length === permit.bytes && calculateSha256(file) === permit.sha256 ? file : null
}

/** Deletes the file after a request, however much of it there is. @throws StoreUnavailable */
export async function deleteUpload({ store, idSecret }: Omit<UploadPorts, "now">, request: string): Promise<void> {
  const key = createUploadKey(idSecret, request)
  await store.delete("document", key)
  for (const part of await store.list("document-part", Infinity, `${key}.`))
    await store.delete("document-part", part.key)
}

/** A file that was sent. */
export type SentUpload = { upload: Upload; record: LeadRecord & { event: DocumentUploadedEvent } }

/**
 * Finds the file that an event is about; `null` once its time is over, or if it was erased or its request withdrawn.
 *
 * @param lead Key of the event.
 * @throws StoreUnavailable
 */
export async function findSentUpload(ports: UploadPorts, lead: string): Promise<SentUpload | null> {
  const record = await readFullLead(ports, lead)
  if (record === null || record === "unreadable" || record.event.type !== "document.uploaded.v1") return null
  const { event } = record
  const upload = await readUpload(ports, event.data.requestWebhookId)
  return upload && !isUploadExpired(ports, upload, event.timestamp) ? { upload, record: { ...record, event } } : null
}

/** Whether a file that was sent `sentAt` isn't kept any longer. */
export const isUploadExpired = ({ now }: Pick<UploadPorts, "now">, { downloadedAt }: Upload, sentAt: string): boolean =>
  now().getTime() >=
  Math.min(
    Date.parse(sentAt) + UPLOAD_DAYS.kept * DAY_MS,
    downloadedAt === undefined ? Infinity : Date.parse(downloadedAt) + UPLOAD_DAYS.downloaded * DAY_MS,
  )

/** Records when a file was first downloaded. @throws StoreUnavailable */
export async function saveFirstDownload({ store, idSecret, now }: UploadPorts, upload: Upload): Promise<void> {
  if (upload.downloadedAt !== undefined) return
  const downloadedAt = now().toISOString()
  await store.put("document", createUploadKey(idSecret, upload.request), { ...upload, downloadedAt })
}
