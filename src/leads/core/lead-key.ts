import { isUrgentLeadType, type LeadType } from "./event"
import { createHashKey } from "./ids"
import type { LeadStore } from "./lead-store"

/** Marks urgent leads in their keys, so that they can be delivered first without reading every lead. */
const URGENT = "u_"
const FORMERLY_URGENT = "--"

/** First characters that make a spreadsheet or a command read a key as a formula, a number or an option. */
const NO_LETTERS = "-_0123456789"
/** The letters that replace these characters, in the same order, so that the former key can be worked out. */
const LETTERS = "abcdefghijkl"

/**
 * Creates the key of a lead, which is its `webhook-id` too: 26 URL-safe characters that begin with a letter. The key
 * shows whether the lead is urgent, and nothing else about it.
 */
export function createLeadKey(secret: string, type: LeadType, ...parts: readonly string[]): string {
  const key = createHashKey(secret, type, ...parts)
  if (isUrgentLeadType(type)) return URGENT + key.slice(URGENT.length)
  return (LETTERS[NO_LETTERS.indexOf(key.charAt(0))] ?? key.charAt(0)) + key.slice(1)
}

/**
 * The key under which the same lead would have been stored before keys began with a letter; `null` if that's the same
 * key. A lead that was stored then keeps that key, and so its `webhook-id`.
 */
export function convertToOldLeadKey(key: string): string | null {
  if (key.startsWith(URGENT)) return FORMERLY_URGENT + key.slice(URGENT.length)
  const first = NO_LETTERS[LETTERS.indexOf(key.charAt(0))]
  return first === undefined ? null : first + key.slice(1)
}

/** True for the key of an urgent lead and, by chance, for one in 4,096 other keys, which does no harm. */
export const isUrgentLeadKey = (key: string): boolean => key.startsWith(URGENT) || key.startsWith(FORMERLY_URGENT)

/**
 * Finds a lead by `key` or its former key. `value` isn't checked; it's `null` without a lead. @throws StoreUnavailable
 */
export async function findStoredLeadByKey(store: LeadStore, key: string): Promise<{ key: string; value: unknown }> {
  const former = convertToOldLeadKey(key)
  const [value, formerValue] = await Promise.all([store.get("lead", key), former && store.get("lead", former)])
  return value === null && former !== null && formerValue !== null
    ? { key: former, value: formerValue }
    : { key, value }
}
