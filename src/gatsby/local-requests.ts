import type { IncomingMessage, ServerResponse } from "node:http"

type LocalRequest = Pick<IncomingMessage, "headers" | "socket">

const listLocalOrigins = (port = 0): readonly string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/**
 * Without `origins`, only the server's own pages are allowed.
 *
 * It isn't enough that the server only listens on this machine. Any website that a writer visits can make the browser send
 * requests here, and can point its own domain at this machine's address, so that the browser treats our answers as that
 * website's.
 */
export function isLocalRequest(
  { headers: { host = "", origin }, socket }: LocalRequest,
  origins?: readonly string[],
): boolean {
  const own = listLocalOrigins(socket.localPort)
  return own.includes(`http://${host.toLowerCase()}`) && (origin === undefined || (origins ?? own).includes(origin))
}

/** Refuses a request that isn't local, without revealing whether the address exists. */
export const refuseForeignRequest = (response: ServerResponse): void =>
  void response
    .writeHead(403, { "content-type": "text/plain", "cache-control": "no-store", connection: "close" })
    .end("This server answers this machine only, by the name localhost or 127.0.0.1 and its port.\n")
