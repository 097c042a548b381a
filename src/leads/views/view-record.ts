import { createHash } from "node:crypto"
import * as v from "valibot"
import { day } from "../../domain/content/fields"
import { isDay, type IsoDate } from "../../domain/iso-date"
import { toBase64url, type Random } from "../core/ids"
import { StoreUnavailable } from "../core/errors"
import type { LeadPorts } from "../core/ports"
import { getBusinessDay } from "../core/schedule"

const viewSchema = v.object({ day, page: v.string(), variant: v.string() })

/** In the `views` collection: that one visit saw a page under test. Nothing says whose visit it was, or when in that day. */
export type View = v.InferOutput<typeof viewSchema>

const totalSchema = v.object({
  ...viewSchema.entries,
  count: v.number(),
  /** Ids of the views among them whose records may still be there. */
  counted: v.array(v.string()),
})

/** In the `view-totals` collection: how many visits of a day saw a variant. */
export type ViewTotal = v.InferOutput<typeof totalSchema>

/** Readers of what the store gave; `null` stays `null`. @throws when a record has another shape. */
export const parseViewRecord = (value: unknown): View | null => v.parse(v.nullable(viewSchema), value)
export const parseViewTotal = (value: unknown): ViewTotal | null => v.parse(v.nullable(totalSchema), value)

const GROUP_LENGTH = 17
const ID_LENGTH = 9

/**
 * The keys of all views of a variant on a day begin alike, so that they can be counted without being read: a letter, the
 * day, and 48 bits that stand for page and variant. Neither is secret.
 */
function createGroup({ day, page, variant }: View): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([page, variant]))
    .digest("base64url")
  return `v${day.replaceAll("-", "")}${hash.slice(0, GROUP_LENGTH - 9)}`
}

/** A key for one view, of the form of every store key. Its last 54 bits are random. */
export const createViewKey = (view: View, random: Random): string =>
  createGroup(view) + toBase64url(random(ID_LENGTH)).slice(0, ID_LENGTH)

/** What the keys of all views of the same variant and day, and that of their total, begin with. */
export const getGroup = (key: string): string => key.slice(0, GROUP_LENGTH)

/** What tells a view from the others of its group. */
export const getViewId = (key: string): string => key.slice(GROUP_LENGTH)

/** The key of a group's total. */
export const createTotalKey = (group: string): string => group.padEnd(GROUP_LENGTH + ID_LENGTH, "-")

/** The day in the key of a view or a total; `null` for a key that is neither's. */
export function parseKeyDay(key: string): IsoDate | null {
  const text = key.replace(/^v(\d{4})(\d\d)(\d\d).*$/, "$1-$2-$3")
  return isDay(text) ? text : null
}

/**
 * Keeps that a visit saw a page under test, by the day of the firm's clock. Each view is a separate record, so that
 * writers don't conflict.
 *
 * @throws StoreUnavailable
 */
export async function keepView(
  { store, random, now }: Pick<LeadPorts, "store" | "random" | "now">,
  variantView: Pick<View, "page" | "variant">,
): Promise<void> {
  const view: View = { ...variantView, day: getBusinessDay(now()) }
  // A random key is almost never taken, so a second try is enough.
  for (let tries = 0; tries < 2; tries += 1) if (await store.create("views", createViewKey(view, random), view)) return
  throw new StoreUnavailable("key-taken")
}
