/**
 * What is kept, one collection per kind:
 * `lead` the submission with personal data · `quote` the answer without · `pending` to be delivered · `done` delivered ·
 * `dead` given up after the last try · `held` suspected, waits for a person · `bad` unreadable records of other
 * collections, except leads · `counts` when one client or one stamp came, of no use after a day · `health` notes of the
 * sweep and of alerts · `probe` written and deleted at once, to prove that the store does both · `unsubscribed` who gets no
 * more email, for ever · `mail`, `mailed`, `dead-mail` the same as `pending`, `done`, `dead` for the email to the visitor,
 * under the key of its lead · `counted` what the figures need of a request or an acceptance, for ever; a lead that's gone can't
 * be told from it · `views` that a visit saw a page under test, until the sweep has counted it · `view-totals` how many did,
 * for each day, for ever · `hook-pending`, `hook-done`, `hook-dead` what `pending`,
 * `done` and `dead` are, for the webhooks after the first, under the name of the webhook, a dot, and the key of the lead ·
 * `helpful` what readers say of pages, which goes to no webhook. All but `lead` hold no personal data; `helpful` asks for
 * none, but has readers' own words.
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
] as const
export type Collection = (typeof COLLECTIONS)[number]

/** A record's key and the version that was read. */
export type Entry = { key: string; etag: string }

/**
 * Where leads are kept. Keys are made by `storeId`, never from a visitor's text.
 * Every method throws `StoreUnavailable` when it cannot prove its answer.
 */
export interface LeadStore {
  /** Writes unless the key is taken; `null` when it is. */
  create(collection: Collection, key: string, value: unknown): Promise<Entry | null>
  /** The value as it was written, unchecked; `null` when there is none. */
  get(collection: Collection, key: string): Promise<unknown>
  /** Replaces the version that `entry` names; `null` when someone else changed it first. */
  claim(collection: Collection, entry: Entry, value: unknown): Promise<Entry | null>
  /** Writes, replacing any earlier value. */
  put(collection: Collection, key: string, value: unknown): Promise<void>
  /** Also succeeds when there is nothing to delete. */
  delete(collection: Collection, key: string): Promise<void>
  /**
   * What is there, page after page of the store's, up to `atMost` entries. Records that are not ours are left out.
   *
   * @param prefix Only keys that begin so.
   */
  list(collection: Collection, atMost?: number, prefix?: string): Promise<Entry[]>
}
