import { isUrgent, type LeadType } from "./event"
import { storeId } from "./ids"

/** Sorts before every letter and digit, so that urgent leads stand first in a list without being read. */
const URGENT = "--"

/** The key of a lead, which is its `webhook-id` too. Whether it is urgent can be told from it, and nothing else. */
export function leadKey(secret: string, type: LeadType, ...parts: readonly string[]): string {
  const key = storeId(secret, type, ...parts)
  return isUrgent(type) ? URGENT + key.slice(URGENT.length) : key
}

/** True for the key of an urgent lead, and by chance for one in 4,096 others, which does no harm. */
export const isUrgentKey = (key: string): boolean => key.startsWith(URGENT)
