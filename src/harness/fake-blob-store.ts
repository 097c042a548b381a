import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setImmediate } from "node:timers/promises"
import { COLLECTIONS } from "../leads/core/lead-store"

/**
 * How the fake store fails one request. `hang` never answers, `drop` closes the connection, `lost` writes and then closes the
 * connection, `stale` reads the value from before the last write, and a number is the status to answer with.
 */
export type StoreFailure = "hang" | "drop" | "lost" | "stale" | number

export type FakeBlobStore = Awaited<ReturnType<typeof startFakeBlobStore>>

/** Whether a stored key `site:<collection>-<context>/<key>` belongs to a collection. `dead-mail` isn't part of `dead`. */
const isInCollection = (storedKey: string, collection: string): boolean =>
  storedKey.startsWith(`site:${collection}-`) &&
  !COLLECTIONS.some(other => other.startsWith(`${collection}-`) && storedKey.startsWith(`site:${other}-`))

/**
 * Starts a Blobs server in memory. Unlike in Netlify's own sandbox, its conditional writes are atomic. Like the sandbox, it
 * sends no etag on a read. The real client connects to it over loopback, or through its `fetch`, which needs no network and is
 * several times as fast.
 */
export async function startFakeBlobStore({ pageSize = 1000 } = {}) {
  type Blob = { text: string; etag: string }
  const blobs = new Map<string, Blob>()
  const before = new Map<string, Blob | undefined>()
  let version = 0
  let getFailure: (method: string, path: string) => StoreFailure | null = () => null

  const listBlobPage = (store: string, { searchParams }: URL) => {
    const prefix = `${store}/${searchParams.get("prefix") ?? ""}`
    const from = Number(searchParams.get("cursor") ?? 0)
    const matches = [...blobs].filter(([id]) => id.startsWith(prefix))
    return Response.json({
      blobs: matches.slice(from, from + pageSize).map(([id, { etag }]) => ({ key: id.slice(store.length + 1), etag })),
      directories: [],
      ...(matches.length > from + pageSize && { next_cursor: String(from + pageSize) }),
    })
  }

  const serveBlobRequest = (method: string, url: URL, headers: Headers, text: string, stale: boolean) => {
    const [, , store = "", key] = url.pathname.split("/")
    const id = `${store}/${key}`
    if (key === undefined) return listBlobPage(store, url)
    const existing = stale && before.has(id) ? before.get(id) : blobs.get(id)
    if (method === "GET") return existing ? new Response(existing.text) : new Response(null, { status: 404 })
    before.set(id, existing)
    if (method === "DELETE") return new Response(null, { status: blobs.delete(id) ? 204 : 404 })
    if (headers.get("if-none-match") === "*" && existing) return new Response(null, { status: 412 })
    const match = headers.get("if-match")
    if (match && match !== existing?.etag) return new Response(null, { status: 412 })
    const etag = `"v${(version += 1)}"`
    blobs.set(id, { text, etag })
    return new Response(null, { headers: { etag } })
  }

  /** The response to one request, or what happens to its connection instead. */
  const answerBlobRequest = (method: string, url: URL, headers: Headers, text: string): Response | "hang" | "drop" => {
    const failure = getFailure(method, url.pathname)
    if (failure === "hang" || failure === "drop") return failure
    if (typeof failure === "number") return new Response(null, { status: failure })
    const answer = serveBlobRequest(method, url, headers, text, failure === "stale")
    return failure === "lost" ? "drop" : answer
  }

  /** Requests and responses each take a turn of the event loop, so that concurrent requests interleave as on a network. */
  const fetchInProcess: typeof fetch = async (input, init = {}) => {
    await setImmediate()
    const { method = "GET", headers, body, signal } = init
    signal?.throwIfAborted()
    const answer = answerBlobRequest(
      method.toUpperCase(),
      new URL(String(input)),
      new Headers(headers),
      String(body ?? ""),
    )
    await setImmediate()
    signal?.throwIfAborted()
    if (answer === "drop") throw new TypeError("fetch failed", { cause: { code: "UND_ERR_SOCKET" } })
    if (answer !== "hang") return answer
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
  }

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? "/", "http://fake-store")
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const answer = answerBlobRequest(request.method ?? "GET", url, headers, Buffer.concat(chunks).toString("utf8"))
    if (answer === "hang") return
    if (answer === "drop") return void request.socket.destroy()
    reply.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  // By default the server closes idle connections after 5 seconds, but a busy machine may reuse one later than that.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`

  return {
    connection: { siteID: "site", token: "token", edgeURL: address, uncachedEdgeURL: address },
    fetch: fetchInProcess,
    /** Sets the rule that decides for each request whether it fails. The path is `/site/site:<collection>-<context>[/<key>]`. */
    breakWhen: (rule: typeof getFailure) => void (getFailure = rule),
    heal: () => void (getFailure = () => null),
    /** The keys currently in a collection. */
    keys: (collection: string) =>
      [...blobs.keys()].filter(k => isInCollection(k, collection)).map(k => k.split("/")[1] ?? ""),
    /** The text of every entry in a collection. */
    texts: (collection: string) => [...blobs].filter(([k]) => isInCollection(k, collection)).map(([, b]) => b.text),
    /** The value stored under a key, or `null` if there's none. */
    value: (collection: string, key: string): unknown => {
      const existing = [...blobs].find(([k]) => isInCollection(k, collection) && k.endsWith(`/${key}`))
      return existing ? JSON.parse(existing[1].text).value : null
    },
    /** All values in a collection. */
    values: (collection: string): unknown[] =>
      [...blobs].filter(([k]) => isInCollection(k, collection)).map(([, b]) => JSON.parse(b.text).value),
    seed: (collection: string, context: string, key: string, text: string) =>
      void blobs.set(`site:${collection}-${context}/${key}`, { text, etag: `"v${(version += 1)}"` }),
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
