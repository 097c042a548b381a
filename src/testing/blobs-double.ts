import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

/** What the double does with one exchange instead of serving it. `lost` writes first and then drops the connection. */
export type BlobsFault = "hang" | "drop" | "lost" | number

export type BlobsDouble = Awaited<ReturnType<typeof startBlobsDouble>>

/**
 * A Blobs server in memory whose conditional writes are atomic, unlike those of Netlify's own sandbox.
 * Like the sandbox, it gives no etag on a read. Served over loopback, so that tests run the real client.
 */
export async function startBlobsDouble() {
  const blobs = new Map<string, { text: string; etag: string }>()
  let version = 0
  let fault: (method: string, path: string) => BlobsFault | null = () => null

  const serve = (method: string, path: string, headers: IncomingMessage["headers"], text: string) => {
    const [, , store = "", key] = path.split("/")
    const id = `${store}/${key}`
    const there = blobs.get(id)
    if (key === undefined)
      return Response.json({
        blobs: [...blobs]
          .filter(([k]) => k.startsWith(`${store}/`))
          .map(([k, b]) => ({ key: k.slice(store.length + 1), etag: b.etag })),
        directories: [],
      })
    if (method === "GET") return there ? new Response(there.text) : new Response(null, { status: 404 })
    if (method === "DELETE") return new Response(null, { status: blobs.delete(id) ? 204 : 404 })
    if (headers["if-none-match"] === "*" && there) return new Response(null, { status: 412 })
    if (headers["if-match"] && headers["if-match"] !== there?.etag) return new Response(null, { status: 412 })
    const etag = `"v${(version += 1)}"`
    blobs.set(id, { text, etag })
    return new Response(null, { headers: { etag } })
  }

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const method = request.method ?? "GET"
    const path = new URL(request.url ?? "/", "http://double").pathname
    const broken = fault(method, path)
    if (broken === "hang") return
    if (broken === "drop") return void request.socket.destroy()
    if (typeof broken === "number") return void reply.writeHead(broken).end()
    const answer = serve(method, path, request.headers, Buffer.concat(chunks).toString("utf8"))
    if (broken === "lost") return void request.socket.destroy()
    reply.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    connection: { siteID: "site", token: "token", edgeURL: url, uncachedEdgeURL: url },
    /** Asked at every exchange; the path is `/site/site:<shelf>-<context>[/<key>]`. */
    breakWhen: (rule: typeof fault) => void (fault = rule),
    heal: () => void (fault = () => null),
    /** Keys now on a shelf. */
    keys: (shelf: string) =>
      [...blobs.keys()].filter(k => k.startsWith(`site:${shelf}-`)).map(k => k.split("/")[1] ?? ""),
    /** Everything kept on a shelf, as text. */
    texts: (shelf: string) => [...blobs].filter(([k]) => k.startsWith(`site:${shelf}-`)).map(([, b]) => b.text),
    plant: (shelf: string, context: string, key: string, text: string) =>
      void blobs.set(`site:${shelf}-${context}/${key}`, { text, etag: `"v${(version += 1)}"` }),
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
