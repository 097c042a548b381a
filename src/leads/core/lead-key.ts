import { isUrgent, type LeadType } from "./event"
import { createStoreId } from "./ids"
import type { LeadStore } from "./lead-store"

/** Marks urgent leads in their keys, so that they can be delivered first without reading every lead. */
const URGENT = "u_"
const FORMERLY_URGENT = "--"

/** A spreadsheet, a shell or a command takes what begins so for a formula, a number or an option. */
const NO_LETTERS = "-_0123456789"
/** Replaces those characters, each by a letter of its own, so that the former key can be worked out. */
const LETTERS = "abcdefghijkl"

/**
 * The key of a lead, which is its `webhook-id` too: 26 URL-safe characters, of which the first is a letter. Whether the
 * lead is urgent can be told from it, and nothing else.
 */
export function createLeadKey(secret: string, type: LeadType, ...parts: readonly string[]): string {
  const key = createStoreId(secret, type, ...parts)
  if (isUrgent(type)) return URGENT + key.slice(URGENT.length)
  return (LETTERS[NO_LETTERS.indexOf(key.charAt(0))] ?? key.charAt(0)) + key.slice(1)
}

/**
 * The key that the same lead would have been kept under before keys began with a letter; `null` when it is no other one.
 * A lead that was kept then stays under it, and so keeps its `webhook-id`.
 */
export function getFormerKey(key: string): string | null {
  if (key.startsWith(URGENT)) return FORMERLY_URGENT + key.slice(URGENT.length)
  const first = NO_LETTERS[LETTERS.indexOf(key.charAt(0))]
  return first === undefined ? null : first + key.slice(1)
}

/** True for the key of an urgent lead, and by chance for one in 4,096 others, which does no harm. */
export const isUrgentKey = (key: string): boolean => key.startsWith(URGENT) || key.startsWith(FORMERLY_URGENT)

/** What is kept in the `lead` collection for `key`, and the key it is kept under, which may be the former one. @throws StoreUnavailable */
export async function findLeadEntry(store: LeadStore, key: string): Promise<{ key: string; value: unknown }> {
  const former = getFormerKey(key)
  const [value, formerValue] = await Promise.all([store.get("lead", key), former && store.get("lead", former)])
  return value === null && former !== null && formerValue !== null
    ? { key: former, value: formerValue }
    : { key, value }
}
