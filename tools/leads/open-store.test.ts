import { randomBytes } from "node:crypto"
import { createHashKey } from "../../src/leads/core/ids"
import { createNetlifyBlobsStore } from "../../src/leads/store/blobs-store"
import { startFakeBlobStore } from "../../src/harness/fake-blob-store"
import { Misused } from "./parse-cli"
import { openProductionLeadStore } from "./open-store"

const VARIABLES = {
  NETLIFY_SITE_ID: "site",
  NETLIFY_AUTH_TOKEN: "sesame",
  LEAD_ID_SECRET: randomBytes(32).toString("base64"),
}

test("the store on Netlify is reached by its API, with the site's id and the token", async () => {
  const blobs = await startFakeBlobStore()
  const server = blobs.connection.edgeURL
  const command: string[] = []
  /** Imitates Netlify's API, which lists and deletes by itself and returns a signed address for anything else. */
  const answerAsNetlifyApi: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    if (url.host !== "api.netlify.com") return fetch(url, init)
    const headers = new Headers(init?.headers)
    command.push(`${init?.method} ${url.pathname} ${headers.get("authorization")}`)
    const there = server + url.pathname.replace("/api/v1/blobs", "") + url.search
    return headers.get("accept")?.includes("signed-url") ? Response.json({ url: there }) : fetch(there, init)
  }
  const { connection } = openProductionLeadStore(VARIABLES)
  const store = createNetlifyBlobsStore({
    deployContext: "production",
    fetch: answerAsNetlifyApi,
    connection,
  })
  const key = createHashKey("s", "a")

  const entry = await store.create("dead", key, { since: "now" })
  expect(entry).not.toBeNull()
  expect(await store.create("dead", key, { since: "later" })).toBeNull()
  expect(await store.get("dead", key)).toEqual({ since: "now" })
  expect((await store.list("dead")).map(lead => lead.key)).toEqual([key])
  expect(entry && (await store.claim("dead", entry, { since: "later" }))).not.toBeNull()
  await store.delete("dead", key)
  expect(await store.get("dead", key)).toBeNull()
  expect(command[0]).toBe(`put /api/v1/blobs/site/site:dead-production/${key} Bearer sesame`)
  await blobs.stop()
})

test("without the site's id, the token or the secret of the names the store on Netlify is not opened", () => {
  expect(() => openProductionLeadStore({})).toThrow(Misused)
  expect(() => openProductionLeadStore({ ...VARIABLES, LEAD_ID_SECRET: "" })).toThrow(
    "--production needs LEAD_ID_SECRET",
  )
})
