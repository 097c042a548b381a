import { readFullLead, readRecordIfReadable } from "../../store/read-records"
import {
  createUploadLeadKey,
  deleteUpload,
  isUploadAbandoned,
  isUploadExpired,
  listPartKeys,
  uploadSchema,
} from "../../store/uploads"
import { createRetentionRule, type Rule } from "./rule"

/**
 * A file that was sent is stored for its days, and one that wasn't sent to its end for a day. So is one whose event was reduced: its
 * request was erased, or is past its time.
 */
export const uploadRule = createRetentionRule(
  "document",
  uploadSchema,
  async (ports, _, upload) => {
    const lead = await readFullLead(ports, createUploadLeadKey(ports.idSecret, upload.request))
    const sentAt = lead === "unreadable" ? upload.startedAt : lead?.receivedAt
    const isOver = sentAt === undefined ? isUploadAbandoned(ports, upload) : isUploadExpired(ports, upload, sentAt)
    if (isOver) await deleteUpload(ports, upload.request)
    return null
  },
  ({ store }, key) => store.delete("document", key),
)

/** A part is deleted once nothing says which file it belongs to. Its bytes aren't read. */
export const uploadPartRule: Rule = async (ports, key) => {
  const upload = await readRecordIfReadable(ports.store, "document", key.split(".")[0] ?? "", uploadSchema)
  if (!upload || !listPartKeys(ports.idSecret, upload).includes(key)) await ports.store.delete("document-part", key)
  return null
}
