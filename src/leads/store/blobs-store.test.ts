import { randomBytes } from "node:crypto"
import { startBlobsDouble, type BlobsDouble } from "../../testing/blobs-double"
import { storeId } from "../ids"
import { blobsStore } from "./blobs-store"

const key = storeId("secret", "a")
let blobs: BlobsDouble

beforeEach(async () => {
  blobs = await startBlobsDouble()
})
afterEach(() => blobs.stop())

const store = (limits = { requestMs: 100, operationMs: 300 }, deployContext = "production") =>
  blobsStore({ deployContext, fetch, random: randomBytes, limits, connection: blobs.connection })

test("a second create of the same key is refused and the first value stays", async () => {
  expect(await store().create("lead", key, { n: 1 })).toMatchObject({ key })
  expect(await store().create("lead", key, { n: 2 })).toBeNull()
  expect(await store().get("lead", key)).toEqual({ n: 1 })
})

test("of 50 racers for one key one wins", async () => {
  const won = await Promise.all(
    Array.from({ length: 50 }, (_, n) => store({ requestMs: 5_000, operationMs: 9_000 }).create("lead", key, n)),
  )
  expect(won.filter(Boolean)).toHaveLength(1)
})

test.each([500, 503, 429, 401, 403, 404, 413])(
  "a create that is answered %i is not taken for a success",
  async status => {
    blobs.breakWhen(method => (method === "PUT" ? status : null))
    await expect(store().create("lead", key, 1)).rejects.toThrow("lead store unavailable: not-written")
  },
)

test("a create whose answer was lost is known as one's own", async () => {
  blobs.breakWhen(method => (method === "PUT" ? "lost" : null))
  const entry = await store().create("pending", key, 1)
  blobs.heal()
  expect(entry && (await store().claim("pending", entry, 2))).not.toBeNull()
})

test("a lost answer to somebody else's record is not taken for one's own", async () => {
  await store().create("pending", key, 1)
  blobs.breakWhen(method => (method === "PUT" ? "lost" : null))
  expect(await store().create("pending", key, 2)).toBeNull()
})

test("a hanging store is given up after the operation's time", async () => {
  blobs.breakWhen(() => "hang")
  const started = Date.now()
  await expect(store().create("lead", key, 1)).rejects.toThrow("lead store unavailable")
  expect(Date.now() - started).toBeLessThan(1_000)
})

test("one failed exchange is mended by a second try", async () => {
  let failed = 0
  blobs.breakWhen(() => ((failed += 1) === 1 ? "drop" : null))
  await store().put("done", key, 1)
  expect(blobs.keys("done")).toEqual([key])
})

test("only one of two claims of the same version succeeds", async () => {
  const entry = await store().create("pending", key, 0)
  if (!entry) throw new Error("not created")
  const claims = await Promise.all([store().claim("pending", entry, 1), store().claim("pending", entry, 2)])
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test("a claim of what was deleted fails", async () => {
  const entry = await store().create("pending", key, 0)
  if (!entry) throw new Error("not created")
  await store().delete("pending", key)
  expect(await store().claim("pending", entry, 1)).toBeNull()
})

test("an empty etag never claims", async () => {
  await store().create("pending", key, 0)
  await expect(store().claim("pending", { key, etag: "" }, 1)).rejects.toThrow("no-etag")
})

test("text of a visitor is refused as a key", async () => {
  await expect(store().get("lead", "../site:secrets/victim")).rejects.toThrow("not a store key")
})

test("foreign keys are left out of a list", async () => {
  await store().create("pending", key, 0)
  blobs.plant("pending", "production", ".k3f9x", "temporary")
  expect((await store().list("pending")).map(entry => entry.key)).toEqual([key])
})

test("a preview does not see the leads of production", async () => {
  await store().create("lead", key, 1)
  expect(await store(undefined, "deploy-preview").get("lead", key)).toBeNull()
})

test("a record that cannot be read is an error, not an absence", async () => {
  blobs.plant("lead", "production", key, "{broken")
  await expect(store().get("lead", key)).rejects.toThrow("unreadable")
})
