import type { IncomingMessage, ServerResponse } from "node:http"

/** What tells where a request comes from. */
type LocalRequest = Pick<IncomingMessage, "headers" | "socket">

/** The origins of a server at one port of this machine. */
const listLocalOrigins = (port = 0): readonly string[] => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/**
 * True for a request that a program of this machine, or a page of one of the `origins`, makes to the server by its own
 * name. Without `origins` only the server's own pages may ask.
 *
 * Listening on this machine alone is not enough: every site that someone visits can send requests here, and can give
 * this machine's address to a name of its own, so that the browser takes our answers for the site's.
 */
export function isLocalRequest(
  { headers: { host = "", origin }, socket }: LocalRequest,
  origins?: readonly string[],
): boolean {
  const own = listLocalOrigins(socket.localPort)
  return own.includes(`http://${host.toLowerCase()}`) && (origin === undefined || (origins ?? own).includes(origin))
}

/** Answers a request that is not local. It does not say what would have been here. */
export const refuseRequest = (response: ServerResponse): void =>
  void response
    .writeHead(403, { "content-type": "text/plain", "cache-control": "no-store", connection: "close" })
    .end("This server answers this machine only, by the name localhost or 127.0.0.1 and its port.\n")
