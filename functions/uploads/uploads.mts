import type { Config } from "@netlify/functions"
import * as v from "valibot"
import { emails } from "../../src/documents/emails/emails"
import { isPdf, listPartSizes, MOST_UPLOAD_BYTES, type UploadProgress } from "../../src/domain/lead/upload"
import { createDocumentUploadedEvent } from "../../src/leads/core/events/document-uploaded"
import { createDownloadPath, createUploadPermit, verifySignedLink, type UploadPermit } from "../../src/leads/core/links"
import type { Call, LeadPorts, Ports } from "../../src/leads/core/ports"
import { getWithdrawnAt } from "../../src/leads/core/records"
import { createJsonResponse, createNoContentResponse, refuseAsJson } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { checkAndReadPostRequest, readRequestBodyWithLimit } from "../../src/leads/http/gate"
import { refusals, type Refusal } from "../../src/leads/http/refusals"
import { isCallingTooOften } from "../../src/leads/http/suspicion/find-suspicions"
import { getStoreUnavailableCode, saveAndDeliverLead } from "../../src/leads/http/take-lead"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { findSavedQuote } from "../../src/leads/store/find-quote"
import { hasStoredRecord, readFullLead } from "../../src/leads/store/read-records"
import {
  calculateSha256,
  createUploadLeadKey,
  deleteUpload,
  isUploadAbandoned,
  listStoredParts,
  readUpload,
  readUploadedFile,
  savePart,
  startUpload,
} from "../../src/leads/store/uploads"

/** The largest body that asks for a permit. */
const MOST_BYTES = 4096

/** The most permits that one client gets in an hour. */
const MOST_PERMITS = 20

const sha256Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const startSchema = v.strictObject({
  enquiry: v.string(),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_UPLOAD_BYTES)),
  sha256: sha256Schema,
})

const createRefusal = (status: number, code: string, title: string, text: string): Refusal => ({
  ...{ status, code, title, text },
})

const uploadRefusals = {
  file: createRefusal(422, "file", "We can’t take that file", "Send a PDF of up to 18 MB."),
  damaged: createRefusal(422, "damaged", "That part didn’t arrive whole", "Send it again."),
  otherBytes: createRefusal(422, "other-bytes", "That isn’t the file you began to send", "Choose it again."),
  otherFile: createRefusal(409, "other-file", "We already have a file from you", "Email us any other."),
  gone: createRefusal(410, "gone", "This can’t be sent any more", "Choose the file again, or email it to us."),
  tooMany: createRefusal(429, "too-many", "That’s a lot of files in an hour", "Try again later, or email it to us."),
}

/**
 * Takes a file that a visitor sends after their request, in parts. What they need is the link to their own enquiry, which nobody
 * else gets. POST `{enquiry, bytes, sha256}` answers 201 `{permit, storedParts, isSent}`. With the permit, PUT stores a part, whose
 * hash is in the address: 204, also if it's there already. POST ends the sending: 201 once all of the file is as it should be and the
 * firm will get the event, 200 after that, 409 `{storedParts}` while parts are missing. The first POST again says which are stored. 400 for a link or permit
 * that isn't ours, 410 once the request or the file is gone, 422 for anything that isn't the file, 429, 503.
 */
export const receiveUpload =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const answer = await takeUploadRequest(own, request, call).catch(getStoreUnavailableCode)
    return typeof answer === "string" ? refuseAsJson(refusals.unavailable(own.firm)) : answer
  }

async function takeUploadRequest(own: LeadPorts, request: Request, call: Call): Promise<Response> {
  const { permit: token, part } = call.params
  if (token === undefined) return givePermit(own, request, call)
  const allowed = part === undefined ? "POST" : "PUT"
  if (request.method !== allowed) return refuseAsJson(refusals.method(allowed))
  const permit = verifySignedLink(own, "upload", token)
  if (!permit) return refuseAsJson(refusals.badLink)
  const sentHash = await readSentHash(own, permit)
  if (sentHash === permit.sha256 && part === undefined) return answerProgress(200, { storedParts: [], isSent: true })
  if (sentHash !== null) return refuseAsJson(uploadRefusals.otherFile)
  const upload = await readUpload(own, permit.request)
  if (!upload || upload.sha256 !== permit.sha256 || isUploadAbandoned(own, upload))
    return refuseAsJson(uploadRefusals.gone)
  if (part !== undefined) return takePart(own, request, permit, Number(part))
  const storedParts = await listStoredParts(own, permit)
  if (storedParts.length < listPartSizes(permit.bytes).length)
    return answerProgress(409, { storedParts, isSent: false })
  return finishUpload(own, call, permit)
}

const answerProgress = (status: number, progress: UploadProgress & { permit?: string }): Response =>
  createJsonResponse(status, progress)

/** The hash of the file that was sent after a request; `null` if none was. @throws StoreUnavailable */
async function readSentHash(own: LeadPorts, { request }: Pick<UploadPermit, "request">): Promise<string | null> {
  const lead = await readFullLead(own, createUploadLeadKey(own.idSecret, request))
  return lead && lead !== "unreadable" ? lead.fingerprint : null
}

/** Reads a request after which a file may be sent; `null` once it was withdrawn or deleted. @throws StoreUnavailable */
async function readOpenRequest(own: LeadPorts, key: string) {
  const lead = await readFullLead(own, key)
  if (lead === null || lead === "unreadable" || lead.event.type !== "quote.requested.v1") return null
  return getWithdrawnAt(lead) === undefined ? lead.event.data : null
}

async function givePermit(own: LeadPorts, request: Request, call: Call): Promise<Response> {
  const post = await checkAndReadPostRequest(request, own.ownOrigins, MOST_BYTES)
  if (!post.ok) return refuseAsJson(post.refusal)
  const start = v.safeParse(startSchema, post.form ? null : post.body)
  if (!start.success) return refuseAsJson(uploadRefusals.file)
  const { enquiry, bytes, sha256 } = start.output
  const link = verifySignedLink(own, "enquiry", enquiry)
  if (!link) return refuseAsJson(refusals.badLink)
  const quote = (await findSavedQuote(own, link.quoteId))?.record
  if (!quote) return refuseAsJson(refusals.notFound)
  if (link.since !== quote.linksSince) return refuseAsJson(refusals.oldLink)
  if (!(await readOpenRequest(own, quote.lead))) return refuseAsJson(uploadRefusals.gone)
  if (await isCallingTooOften(own, call, "upload", MOST_PERMITS)) return refuseAsJson(uploadRefusals.tooMany)

  const allowed: UploadPermit = { request: quote.lead, bytes, sha256 }
  const sentHash = await readSentHash(own, allowed)
  if (sentHash !== null && sentHash !== sha256) return refuseAsJson(uploadRefusals.otherFile)
  const permit = createUploadPermit(own, allowed, own.now())
  if (sentHash !== null) return answerProgress(200, { permit, storedParts: [], isSent: true })
  await startUpload(own, allowed)
  return answerProgress(201, { permit, storedParts: await listStoredParts(own, allowed), isSent: false })
}

async function takePart(own: LeadPorts, request: Request, permit: UploadPermit, n: number): Promise<Response> {
  const size = listPartSizes(permit.bytes)[n]
  if (size === undefined) return refuseAsJson(uploadRefusals.otherBytes)
  const body = Buffer.from((await readRequestBodyWithLimit(size, request.body)) ?? [])
  const isWhole = calculateSha256(body) === new URL(request.url).searchParams.get("sha256")
  if (body.length !== size || !isWhole) return refuseAsJson(uploadRefusals.damaged)
  if (n === 0 && !isPdf(body)) return refuseAsJson(uploadRefusals.file)
  return (await savePart(own, permit, n, body)) ? createNoContentResponse({}) : refuseAsJson(uploadRefusals.otherBytes)
}

/** Reads the whole file back, and has the firm told of it if it's what the permit says. Otherwise it's deleted. */
async function finishUpload(own: LeadPorts, call: Call, permit: UploadPermit): Promise<Response> {
  const { request: requestWebhookId, bytes, sha256 } = permit
  const openRequest = await readOpenRequest(own, requestWebhookId)
  const file = openRequest && (await readUploadedFile(own, permit))
  if (!file) {
    await deleteUpload(own, requestWebhookId)
    return refuseAsJson(openRequest ? uploadRefusals.otherBytes : uploadRefusals.gone)
  }
  const key = createUploadLeadKey(own.idSecret, requestWebhookId)
  const at = own.now()
  const downloadUrl = own.apiUrl + createDownloadPath(own, key, at)
  const outcome = await saveAndDeliverLead(own, call, {
    ...{ key, publicId: openRequest.id, fingerprint: sha256 },
    event: createDocumentUploadedEvent({
      ...{ id: openRequest.id, requestWebhookId, bytes, sha256, downloadUrl, request: openRequest.request, at },
    }),
    held: await hasStoredRecord(own.store, "held", requestWebhookId),
    mustBeKept: true,
  })
  if (outcome.how === "other-body") return refuseAsJson(uploadRefusals.otherFile)
  if (outcome.how !== "kept") return refuseAsJson(refusals.unavailable(own.firm))
  return answerProgress(outcome.kept.fresh ? 201 : 200, { storedParts: [], isSent: true })
}

export default withProductionPorts(receiveUpload, emails)

export const config: Config = {
  path: ["/api/uploads", "/api/uploads/:permit", "/api/uploads/:permit/:part"],
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ["ip", "domain"] },
}
