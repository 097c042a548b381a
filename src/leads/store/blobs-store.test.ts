import { getStore } from "@netlify/blobs"
import { startFakeBlobStore, type FakeBlobStore } from "../../harness/fake-blob-store"
import { createHashKey } from "../core/ids"
import { createNetlifyBlobsStore } from "./blobs-store"

const key = createHashKey("secret", "a")
let blobs: FakeBlobStore

beforeEach(async () => {
  blobs = await startFakeBlobStore()
})
afterEach(() => blobs.stop())

const openTestStore = (limits = { requestMs: 20_000, operationMs: 40_000 }, deployContext = "production") =>
  createNetlifyBlobsStore({ deployContext, fetch, limits, connection: blobs.connection })

test("B2: the client itself says that a second conditional write changed nothing", async () => {
  const raw = getStore({ ...blobs.connection, name: "contract" })
  const success = { modified: true, etag: expect.stringMatching(/./) }
  expect(await raw.set(key, "1", { onlyIfNew: true })).toMatchObject(success)
  expect(await raw.set(key, "2", { onlyIfNew: true })).toEqual({ modified: false })
})

test("B1: the client itself calls a refused conditional write a success, which is why its word is not enough", async () => {
  blobs.breakWhen(() => 403)
  const raw = getStore({ ...blobs.connection, name: "contract" })
  expect(await raw.set(key, "1", { onlyIfNew: true })).toEqual({ modified: true, etag: "" })
})

test("B6: of 50 racers for one key one wins", async () => {
  const results = await Promise.all(Array.from({ length: 50 }, (_, n) => openTestStore().create("lead", key, n)))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test("B9: a lost answer to somebody else's record is not taken for one's own", async () => {
  await openTestStore().create("pending", key, 1)
  blobs.breakWhen(method => (method === "PUT" ? "lost" : null))
  expect(await openTestStore().create("pending", key, 2)).toBeNull()
})

test("B4: a hanging store is given up after the operation's time", async () => {
  blobs.breakWhen(() => "hang")
  const hasty = openTestStore({ requestMs: 100, operationMs: 300 })
  await expect(hasty.create("lead", key, 1)).rejects.toThrow("lead store unavailable")
})

test("B4: one failed exchange is mended by a second try", async () => {
  let failureCount = 0
  blobs.breakWhen(() => ((failureCount += 1) === 1 ? "drop" : null))
  await openTestStore().put("done", key, 1)
  expect(blobs.keys("done")).toEqual([key])
})

test("B7: with the etag that the write gave, only one of two claims of the same version succeeds", async () => {
  const entry = await openTestStore().create("pending", key, 0)
  if (!entry) throw new Error("not created")
  const claims = await Promise.all([
    openTestStore().claim("pending", entry, 1),
    openTestStore().claim("pending", entry, 2),
  ])
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test("a claim of what was deleted fails", async () => {
  const entry = await openTestStore().create("pending", key, 0)
  if (!entry) throw new Error("not created")
  await openTestStore().delete("pending", key)
  expect(await openTestStore().claim("pending", entry, 1)).toBeNull()
})

test("B3: an empty etag never claims", async () => {
  await openTestStore().create("pending", key, 0)
  await expect(openTestStore().claim("pending", { key, etag: "" }, 1)).rejects.toThrow("no-etag")
})

test("B7: with the etag of a list a claim succeeds, since a read gives none", async () => {
  await openTestStore().create("pending", key, 0)
  const [entry] = await openTestStore().list("pending")
  expect(entry && (await openTestStore().claim("pending", entry, 1))).toMatchObject({ key })
})

test("a list goes over all pages, and no further than it is asked to", async () => {
  await blobs.stop()
  blobs = await startFakeBlobStore({ pageSize: 10 })
  const keys = Array.from({ length: 35 }, (_, n) => createHashKey("secret", String(n)))
  for (const one of keys) blobs.seed("pending", "production", one, "{}")
  expect((await openTestStore().list("pending")).map(entry => entry.key).toSorted()).toEqual(keys.toSorted())
  expect(await openTestStore().list("pending", 12)).toHaveLength(12)
})

test("B5: text of a visitor is refused as a key", async () => {
  await expect(openTestStore().get("lead", "../site:secrets/victim")).rejects.toThrow("not a store key")
})

test("a preview does not see the leads of production", async () => {
  await openTestStore().create("lead", key, 1)
  expect(await openTestStore(undefined, "deploy-preview").get("lead", key)).toBeNull()
})

test("a record that cannot be read is an error, not an absence", async () => {
  blobs.seed("lead", "production", key, "{broken")
  await expect(openTestStore().get("lead", key)).rejects.toThrow("unreadable")
})
