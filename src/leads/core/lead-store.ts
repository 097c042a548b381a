/**
 * The collections of the store. Only `lead` and `document-part` have personal data; `helpful` asks for none, but has readers' own
 * words.
 *
 * - `lead`: a submission with personal data. `quote`: the answer to a request, without personal data.
 * - `pending`: leads to be delivered. `done`: delivered. `dead`: given up after the last try. `held`: suspicious, waits
 *   for a person.
 * - `mail`, `mailed`, `dead-mail`: the same as `pending`, `done`, `dead`, for the email to the visitor, under the key of
 *   its lead.
 * - `hook-pending`, `hook-done`, `hook-dead`: the same for the webhooks after the first. A key is the name of the
 *   webhook, a dot, and the key of the lead.
 * - `calls`: by when the office must call about an urgent lead that it got by email. Deleted once it has, or soon after.
 * - `bad`: unreadable records of other collections, except leads.
 * - `counts`: when one client or one form stamp was used, of no use after a day.
 * - `health`: notes of the sweep and of alerts. `probe`: written and deleted at once, to prove that the store can do
 *   both.
 * - `unsubscribed`: who gets no more email, stored forever.
 * - `counted`: what reports need of a request or an acceptance, stored forever. It doesn't identify a lead that was
 *   deleted.
 * - `views`: that a visit saw a page under test, until the sweep has counted it. `view-totals`: how many did on each
 *   day, stored forever.
 * - `helpful`: what readers say about pages, which goes to no webhook.
 * - `document`: a file that a visitor sends after a request, and `document-part` its bytes. A key of a part is that of the
 *   file, a dot, and a hash.
 */
export const COLLECTIONS = [
  "lead",
  "quote",
  "pending",
  "done",
  "dead",
  "held",
  "bad",
  "counts",
  "health",
  "probe",
  "unsubscribed",
  "mail",
  "mailed",
  "dead-mail",
  "counted",
  "views",
  "view-totals",
  "hook-pending",
  "hook-done",
  "hook-dead",
  "helpful",
  "calls",
  "document",
  "document-part",
] as const
export type Collection = (typeof COLLECTIONS)[number]

/** A record's key and the version that was read. */
export type Entry = { key: string; etag: string }

/**
 * Stores leads and the records about them. Keys are made by functions such as `createHashKey`, never from a visitor's
 * text. Every method throws `StoreUnavailable` if it can't be sure of its answer.
 */
export interface LeadStore {
  /** Writes a record unless its key exists already; then returns `null`. */
  create(collection: Collection, key: string, value: unknown): Promise<Entry | null>
  /** Returns the value as it was written, unchecked; `null` if there's none. */
  get(collection: Collection, key: string): Promise<unknown>
  /** Replaces the version that `entry` names; `null` if someone else changed it first. */
  claim(collection: Collection, entry: Entry, value: unknown): Promise<Entry | null>
  /** Writes, replacing any earlier value. */
  put(collection: Collection, key: string, value: unknown): Promise<void>
  /** Also succeeds when there is nothing to delete. */
  delete(collection: Collection, key: string): Promise<void>
  /**
   * Lists up to `atMost` entries. Records that this code didn't make are left out.
   *
   * @param prefix Lists only keys that begin with it.
   */
  list(collection: Collection, atMost?: number, prefix?: string): Promise<Entry[]>
}
