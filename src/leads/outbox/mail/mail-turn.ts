import * as v from "valibot"
import { getMailbox } from "../../../domain/lead/subscription"
import type { LeadEvent } from "../../core/event"
import { createHashKey } from "../../core/ids"
import type { LeadPorts } from "../../core/ports"
import { CLOCK_MS } from "../../core/schedule"
import { readRecordIfReadable } from "../../store/read-records"

const QUARTER_MS = 15 * 60_000
/** How long an email waits if another one to the same address was being decided on at the same time. */
const COLLISION_MS = 60_000

const lastSchema = v.object({ key: v.string(), at: v.number() })
type Last = v.InferOutput<typeof lastSchema>

/** In the `counts` collection, which deletes it a day later. Times are milliseconds since 1970. */
const turnSchema = v.object({
  /** When the last email to the address was sent: one time, in a list as in the other counts. */
  at: v.tuple([v.number()]),
  /** The key of the lead that it was about. */
  sent: v.string(),
  /** The key of the last lead that came, and when it came. */
  last: lastSchema,
})

const isLater = (a: Last, b: Last): boolean => a.at > b.at || (a.at === b.at && a.key > b.key)

/**
 * Decides when the email about a lead may be sent, so that nobody can have an address flooded. The first email of a kind
 * goes at once. Of those that follow within a quarter of an hour only the last one's is sent, when the quarter ends.
 * Before that every one is called early, since only then it's known which is the last.
 *
 * @returns Milliseconds to wait, 0 for none; `null` if a later email replaces this one.
 * @throws StoreUnavailable
 */
export async function getMailWaitMs(
  { store, idSecret, now }: Pick<LeadPorts, "store" | "idSecret" | "now">,
  { type, timestamp, data }: LeadEvent,
  key: string,
  address: string,
): Promise<number | null> {
  const at = now().getTime()
  // Word of a change is replaced by no other enquiry's, and a new link by no word of a change.
  const subject = type === "lead.changed.v1" ? [data.id, data.action ?? ""] : []
  const noteKey = createHashKey(idSecret, "counts", "mail", type, getMailbox(address), ...subject)
  // The version is read before the note itself, so that the claim fails if the note changes in between.
  const [entry] = await store.list("counts", 1, noteKey)
  const storedNote = entry ? await readRecordIfReadable(store, "counts", noteKey, turnSchema) : null
  // A note from the future was written by a clock that was ahead.
  const note = storedNote && storedNote.at[0] <= at + CLOCK_MS ? storedNote : null
  if (note?.sent === key) return 0

  const own = { key, at: Math.min(Date.parse(timestamp), at) }
  if (note && isLater(note.last, own)) return null
  const waitMs = note ? Math.max(0, note.at[0] + QUARTER_MS - at) : 0
  const isLast = note?.last.key === key
  if (waitMs > 0 && isLast) return waitMs
  // Without a key, the first of several at one time replaces none of the others.
  const after = waitMs > 0 ? { ...note, last: own } : { at: [at], sent: key, last: { ...own, key: isLast ? key : "" } }
  const isNoted = entry ? await store.claim("counts", entry, after) : await store.create("counts", noteKey, after)
  return isNoted ? waitMs : COLLISION_MS
}
