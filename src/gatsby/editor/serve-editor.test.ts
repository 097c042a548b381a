import { createServer, request, Server } from "node:http"
import type { AddressInfo } from "node:net"
import { resolve } from "node:path"
import { serveEditorPage } from "./serve-editor"

/** The guard applies to the whole process, so it's removed after each test. */
afterEach(() => void Reflect.deleteProperty(Server.prototype, "emit"))

test("the editor's address is answered with the page that was written for it", () => {
  const sentFiles: string[] = []
  serveEditorPage({ get: (path, answer) => answer(null, { sendFile: file => sentFiles.push(`${path} ${file}`) }) })
  expect(sentFiles).toEqual([`/admin/ ${resolve("public/admin/index.html")}`])
})

describe("the development server", () => {
  let server: Server
  let port: number
  let count: number
  beforeEach(async () => {
    serveEditorPage({ get: () => {} })
    count = 0
    server = createServer((_, response) => void response.end(`content ${++count}`))
    server.on("upgrade", (_, socket) => {
      count++
      socket.end("HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n")
    })
    await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
    port = (server.address() as AddressInfo).port
  })
  afterEach(() => new Promise(resolve => server.close(resolve)))

  /** Returns the status of the response, or 0 if the server closed the connection. */
  const requestEditor = (headers: Record<string, string>): Promise<number> =>
    new Promise(resolve => {
      const message = request({ host: "127.0.0.1", port, path: "/___graphql", headers, agent: false })
      message.on("response", response => response.resume().on("end", () => resolve(response.statusCode ?? 0)))
      message.on("upgrade", (response, socket) => {
        socket.destroy()
        resolve(response.statusCode ?? 0)
      })
      message.on("error", () => resolve(0))
      message.end()
    })
  const upgrade = { connection: "Upgrade", upgrade: "websocket" }

  test("answers the site on this machine, its socket too", async () => {
    for (const name of ["localhost", "127.0.0.1"]) {
      const host = `${name}:${port}`
      expect(await requestEditor({ host })).toBe(200)
      expect(await requestEditor({ host, origin: `http://localhost:${port}` })).toBe(200)
      expect(await requestEditor({ host, origin: `http://127.0.0.1:${port}`, ...upgrade })).toBe(101)
    }
  })

  test.each([
    ["another name for this machine", { host: "evil.example" }],
    ["a page of another site", { origin: "http://evil.example" }],
    ["a page without an origin of its own", { origin: "null" }],
    ["another server of this machine", { origin: "http://localhost:1" }],
  ])("refuses %s, its socket too", async (_, { host = "localhost", origin }: { host?: string; origin?: string }) => {
    const headers = { host: `${host}:${port}`, ...(origin && { origin }) }
    expect(await requestEditor(headers)).toBe(403)
    expect(await requestEditor({ ...headers, ...upgrade })).toBe(0)
    expect(count).toBe(0)
  })
})
