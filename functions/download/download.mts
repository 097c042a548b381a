import type { Config } from "@netlify/functions"
import { renderMessagePage } from "../../src/documents/message-page"
import { formatDay } from "../../src/domain/format/format"
import { formatMegabytes, UPLOAD_DAYS } from "../../src/domain/lead/upload"
import { verifySignedLink } from "../../src/leads/core/links"
import { createFailureLogger } from "../../src/leads/core/log"
import type { Ports } from "../../src/leads/core/ports"
import { getSydneyDate } from "../../src/leads/core/schedule"
import { createPageResponse, createPdfResponse, refuseAsPage } from "../../src/leads/http/answers"
import type { Handler } from "../../src/leads/http/edge"
import { refusals, type Refusal } from "../../src/leads/http/refusals"
import { getStoreUnavailableCode } from "../../src/leads/http/take-lead"
import { withProductionPorts } from "../../src/leads/production/production-ports"
import { findSentUpload, readUploadedFile, saveFirstDownload } from "../../src/leads/store/uploads"

const fileDeleted: Refusal = {
  status: 410,
  code: "file-deleted",
  title: "This file isn’t stored any more",
  text: `A file is deleted ${UPLOAD_DAYS.kept} days after it came, ${UPLOAD_DAYS.downloaded} days after it was first downloaded, or when its sender asks for that.`,
}

/**
 * Handles the link with which the office downloads a file that a visitor sent. GET and HEAD show one button and change nothing, since
 * mail scanners follow links. POST answers with the file, each time until it's deleted. The link is the proof, so the body isn't read.
 * 400 for a link that isn't ours, 410 once the file was deleted, 503.
 */
export const downloadUpload =
  (ports: Ports): Handler =>
  async (request, call) => {
    const own = ports(call)
    const { firm, now, log } = own
    const refuse = refuseAsPage(renderMessagePage, firm)
    const { method, url } = request
    if (!["GET", "HEAD", "POST"].includes(method)) return refuse(refusals.method("GET, HEAD, POST"))
    const link = verifySignedLink(own, "download", call.params.token)
    if (!link) return refuse(refusals.badLink)
    const { lead: id } = link
    const refuseDownload = (refusal: Refusal): Response => {
      log({ event: "not-downloaded", id, status: refusal.status })
      return refuse(refusal)
    }
    const sentUpload = await findSentUpload(own, id).catch(getStoreUnavailableCode)
    if (typeof sentUpload === "string") return refuseDownload(refusals.unavailable(firm))
    if (!sentUpload) return refuseDownload(fileDeleted)

    const { bytes, reference, keptUntil } = sentUpload.record.event.data
    if (method !== "POST") {
      const until = formatDay(getSydneyDate(new Date(keptUntil)))
      const text = `A PDF of ${formatMegabytes(bytes)}. Reference: ${reference}. Not checked for viruses. Scan before opening. It’s deleted on ${until}, or ${UPLOAD_DAYS.downloaded} days after it’s first downloaded.`
      const button = { path: new URL(url).pathname, label: "Download" }
      const title = "Download the contract?"
      return createPageResponse(200, renderMessagePage({ title, text, firm, status: 200, button }))
    }

    const startMs = now().getTime()
    const file = await readUploadedFile(own, sentUpload.upload).catch(getStoreUnavailableCode)
    if (file === null || typeof file === "string") return refuseDownload(refusals.unavailable(firm))
    await saveFirstDownload(own, sentUpload.upload).catch(createFailureLogger(log, { id }))
    log({ event: "downloaded", id, ms: now().getTime() - startMs })
    return createPdfResponse(file, `contract-${reference.replace(" ", "-")}.pdf`)
  }

export default withProductionPorts(downloadUpload)

export const config: Config = {
  path: "/d/:token",
  rateLimit: { windowSize: 60, windowLimit: 20, aggregateBy: ["ip", "domain"] },
}
