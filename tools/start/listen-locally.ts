import type { Server } from "node:http"

export type LocalServer = { url: string; port: number; stop: () => Promise<void> }

/** Makes `server` listen on this machine only. Port 0 uses any free port. @throws Error if the port is in use. */
export async function startServerOnLocalhost(server: Server, port = 0): Promise<LocalServer> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`Something runs on port ${port} already. Stop it first.`) : error),
    )
    server.listen(port, "127.0.0.1", resolve)
  })
  const address = server.address()
  const own = typeof address === "object" && address ? address.port : port
  return {
    url: `http://localhost:${own}`,
    port: own,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
