import type { IncomingMessage, ServerResponse } from "node:http"

/** The parts of a request that show where it comes from. */
type LocalRequest = Pick<IncomingMessage, "headers" | "socket">

/** The origins of a server at one port of this machine. */
const listLocalOrigins = (port = 0): readonly string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/**
 * Whether a request comes from a program on this machine or a page of one of the `origins`, and uses the server's own
 * name. Without `origins`, only the server's own pages are allowed.
 *
 * Listening on this machine alone is not enough: every site that someone visits can send requests here, and can point
 * its own domain at this machine's address, so that the browser treats our answers as that site's.
 */
export function isLocalRequest(
  { headers: { host = "", origin }, socket }: LocalRequest,
  origins?: readonly string[],
): boolean {
  const own = listLocalOrigins(socket.localPort)
  return own.includes(`http://${host.toLowerCase()}`) && (origin === undefined || (origins ?? own).includes(origin))
}

/** Refuses a request that isn't local, without revealing what's at the address. */
export const refuseRequest = (response: ServerResponse): void =>
  void response
    .writeHead(403, { "content-type": "text/plain", "cache-control": "no-store", connection: "close" })
    .end("This server answers this machine only, by the name localhost or 127.0.0.1 and its port.\n")
