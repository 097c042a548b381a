import { randomUUID } from "node:crypto"
import { getStore, type GetStoreOptions, type Store } from "@netlify/blobs"
import * as v from "valibot"
import { StoreUnavailable, UnreadableRecord, getErrorCode } from "../core/errors"
import { isRecordKey } from "../core/ids"
import type { Entry, LeadStore, Collection } from "../core/lead-store"

export type BlobsStoreOptions = {
  /** Netlify's name for the kind of deploy. Previews share the site's stores, so it is part of the store's name. */
  deployContext: string
  fetch: typeof globalThis.fetch
  limits?: Limits
  /** Address and token of the Blobs server; on Netlify they come from the environment. */
  connection?: Pick<GetStoreOptions, "siteID" | "token" | "edgeURL" | "uncachedEdgeURL">
}

/** The nonce identifies our own write if the answer to it was lost. */
const envelope = v.object({ nonce: v.string(), value: v.unknown() })

const LIMITS: Limits = { requestMs: 1_500, operationMs: 4_000 }

/** How many times as long a part of a file may take, which has megabytes. */
const PART_PATIENCE = 6

/**
 * Stores leads in Netlify Blobs: one Blobs store per collection, named `<collection>-<deploy context>`, so that keys
 * stay flat.
 *
 * Version 11 of the client reports every failed conditional write except a 412 as a success, ignores an empty etag, and
 * never times out. So a write counts only if it returned an etag; otherwise the record is read back and recognised by
 * its nonce.
 */
export function createNetlifyBlobsStore(options: BlobsStoreOptions): LeadStore {
  const { deployContext, fetch, limits = LIMITS, connection } = options
  const context = deployContext
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "-")
    .slice(0, 40)

  const getLimits = (collection: Collection): Limits =>
    collection === "document-part"
      ? { requestMs: PART_PATIENCE * limits.requestMs, operationMs: PART_PATIENCE * limits.operationMs }
      : limits

  const openCollectionStore = (collection: Collection, boundedFetch: Fetch): Store =>
    getStore({ ...connection, name: `${collection}-${context}`, consistency: "strong", fetch: boundedFetch })

  const runInStore = <T>(
    collection: Collection,
    work: (store: Store) => Promise<T>,
    within = getLimits(collection),
  ): Promise<T> =>
    runBlobsOperationWithTimeout(
      async boundedFetch => work(openCollectionStore(collection, boundedFetch)),
      fetch,
      within,
    )

  const wrapValueWithNonce = (value: unknown) => {
    const nonce = randomUUID()
    return { nonce, text: JSON.stringify({ nonce, value }) }
  }

  const readStoredEnvelope = async (collection: Collection, key: string, within?: Limits) => {
    const text: string | null = await runInStore(collection, store => store.get(key, { type: "text" }), within)
    return text === null ? null : parseRecordWithNonce(text)
  }

  /** Each page of the list is a separate operation with its own time limit, since there may be many pages. */
  const listCollectionEntries = async (collection: Collection, atMost = Infinity, prefix = ""): Promise<Entry[]> => {
    let boundedFetch = fetch
    const store = openCollectionStore(collection, (...args) => boundedFetch(...args))
    const pages = store.list({ paginate: true, prefix })[Symbol.asyncIterator]()
    const readListPage = () =>
      runBlobsOperationWithTimeout(
        async next => {
          boundedFetch = next
          return pages.next()
        },
        fetch,
        limits,
      )
    const entries: Entry[] = []
    while (entries.length < atMost) {
      const page = await readListPage()
      if (page.done) break
      entries.push(...page.value.blobs.filter(({ key }) => isRecordKey(key)))
    }
    return entries.slice(0, atMost)
  }

  const writeRecordIf = async (
    collection: Collection,
    key: string,
    value: unknown,
    condition: { onlyIfNew: true } | { onlyIfMatch: string },
  ): Promise<Entry | null> => {
    const { nonce, text } = wrapValueWithNonce(value)
    const own = getLimits(collection)
    const half = { ...own, operationMs: own.operationMs / 2 }
    const writeResult = await runInStore(collection, store => store.set(key, text, condition), half).catch(() => null)
    if (writeResult?.modified && writeResult.etag) return { key, etag: writeResult.etag }

    const existing = await readStoredEnvelope(collection, key, half)
    if (existing === null && writeResult?.modified === false) return null
    if (existing === null) throw new StoreUnavailable("not-written")
    if (existing.nonce !== nonce) return null
    const [entry] = await listCollectionEntries(collection, 1, key)
    if (!entry) throw new StoreUnavailable("not-listed")
    return entry
  }

  return {
    create: async (collection, key, value) =>
      writeRecordIf(collection, checkRecordKey(key), value, { onlyIfNew: true }),
    get: async (collection, key) => (await readStoredEnvelope(collection, checkRecordKey(key)))?.value ?? null,
    claim: async (collection, { key, etag }, value) => {
      if (!etag) throw new StoreUnavailable("no-etag")
      return writeRecordIf(collection, checkRecordKey(key), value, { onlyIfMatch: etag })
    },
    put: async (collection, key, value) => {
      const flat = checkRecordKey(key)
      await runInStore(collection, store => store.set(flat, wrapValueWithNonce(value).text))
    },
    delete: async (collection, key) => {
      const flat = checkRecordKey(key)
      await runInStore(collection, store => store.delete(flat))
    },
    list: listCollectionEntries,
  }
}

/**
 * Checks that a key has the form of our keys: the client doesn't encode keys, and the sandbox turns `/` into folders.
 *
 * @throws RangeError unless `key` was made by `createHashKey` or `createWebhookDeliveryKey`.
 */
function checkRecordKey(key: string): string {
  if (!isRecordKey(key)) throw new RangeError("not a store key")
  return key
}

function parseRecordWithNonce(text: string): v.InferOutput<typeof envelope> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), text)
  if (!result.success) throw new UnreadableRecord(text)
  return result.output
}

type Fetch = typeof globalThis.fetch

type Limits = {
  /** For one HTTP exchange, in milliseconds. */
  requestMs: number
  /** For a whole operation, in milliseconds. */
  operationMs: number
}

/** The error with which fetches after the end of an operation are aborted. */
const OVER = new StoreUnavailable("over")

/**
 * Runs one operation of the Blobs client within `limits`.
 *
 * The client itself never times out and sleeps 5 s between its five retries. So each exchange has a time limit and one
 * immediate retry. A second failure ends the operation, and later requests of the client are aborted.
 *
 * @throws StoreUnavailable when the operation fails or takes too long.
 */
function runBlobsOperationWithTimeout<T>(work: (fetch: Fetch) => Promise<T>, fetch: Fetch, limits: Limits): Promise<T> {
  const over = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const failOperation = (code: string): StoreUnavailable => {
      const failure = new StoreUnavailable(code)
      reject(failure)
      over.abort(failure)
      return failure
    }
    const timer = setTimeout(() => failOperation("time-out"), limits.operationMs)
    const fetchOnce: Fetch = (input, init) => {
      over.signal.throwIfAborted()
      return fetch(input, { ...init, signal: AbortSignal.any([over.signal, AbortSignal.timeout(limits.requestMs)]) })
    }
    const fetchWithRetry: Fetch = async (input, init) => {
      const first = await fetchOnce(input, init).then(getResponseOrRetryableStatus, getErrorCode)
      const second =
        typeof first === "string"
          ? await fetchOnce(input, init).then(getResponseOrRetryableStatus, getErrorCode)
          : first
      if (typeof second === "string") throw failOperation(second)
      return second
    }
    work(fetchWithRetry)
      .then(resolve, (error: unknown) => failOperation(getErrorCode(error)))
      .finally(() => {
        clearTimeout(timer)
        over.abort(OVER)
      })
  })
}

/** Returns the response, or its status as text if a second try may succeed. */
const getResponseOrRetryableStatus = (response: Response): Response | string =>
  response.status === 429 || response.status >= 500 ? String(response.status) : response
