import type { Server } from "node:http"

/** A server on this machine, at the port that it was given. */
export type LocalServer = { url: string; port: number; stop: () => Promise<void> }

/**
 * Makes `server` listen on this machine only. Port 0 takes any that is free.
 *
 * @throws Error when the port is taken.
 */
export async function listenLocally(server: Server, port = 0): Promise<LocalServer> {
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
