import { createHash } from "node:crypto"
import * as v from "valibot"
import { day } from "../../domain/content/fields"
import { isCalendarDay, type IsoDate } from "../../domain/iso-date"
import type { LeadPorts } from "../core/ports"
import { getSydneyDate } from "../core/schedule"

export const viewSchema = v.object({ day, page: v.string(), variant: v.string() })

/** In the `views` collection: that one visit saw a page under test. Nothing says whose visit it was, or at what time. */
export type View = v.InferOutput<typeof viewSchema>

export const totalSchema = v.object({
  ...viewSchema.entries,
  count: v.number(),
  /** Ids of counted views whose records may not have been deleted yet. */
  counted: v.array(v.string()),
})

/** In the `view-totals` collection: how many visits saw a variant on one day. */
export type ViewTotal = v.InferOutput<typeof totalSchema>

const GROUP_LENGTH = 17
const ID_LENGTH = 9

/**
 * Creates the beginning that the keys of all views of a variant on one day share: a letter, the day, and a 48-bit hash
 * of page and variant. So they can be counted without being read. Page and variant aren't secret.
 */
function createPageViewKeyPrefix({ day, page, variant }: View): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([page, variant]))
    .digest("base64url")
  return `v${day.replaceAll("-", "")}${hash.slice(0, GROUP_LENGTH - 9)}`
}

/** Creates the key of one view, which has the form of every store key. Its last 54 bits are a hash of the visit's stamp. */
export const createPageViewKey = (view: View, stamp: string): string =>
  createPageViewKeyPrefix(view) + createHash("sha256").update(stamp).digest("base64url").slice(0, ID_LENGTH)

/** The beginning that a view's key shares with those of all views of the same variant and day, and of their total. */
export const getPageViewKeyPrefix = (key: string): string => key.slice(0, GROUP_LENGTH)

/** The part of a view's key that no other view of its group has. */
export const getPageViewId = (key: string): string => key.slice(GROUP_LENGTH)

export const createPageViewTotalKey = (group: string): string => group.padEnd(GROUP_LENGTH + ID_LENGTH, "-")

/** The day in the key of a view or a total; `null` for any other key. */
export function parsePageViewKeyDay(key: string): IsoDate | null {
  const text = key.replace(/^v(\d{4})(\d\d)(\d\d).*$/, "$1-$2-$3")
  return isCalendarDay(text) ? text : null
}

/**
 * Records that a visit saw a page under test today, by the date in the firm's time zone. Each view is a separate record,
 * so that simultaneous writes don't conflict. The same stamp again isn't counted.
 *
 * @param stamp The random text that identifies the visit.
 * @throws StoreUnavailable
 */
export async function savePageView(
  { store, now }: Pick<LeadPorts, "store" | "now">,
  variantView: Pick<View, "page" | "variant">,
  stamp: string,
): Promise<void> {
  const view: View = { ...variantView, day: getSydneyDate(now()) }
  await store.create("views", createPageViewKey(view, stamp), view)
}
