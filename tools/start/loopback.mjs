/**
 * Preloaded into `netlify dev`, which has no option for the address it listens on and would take them all.
 * Every TCP server of the process listens on this machine only, and every HTTP server answers by this machine's names only:
 * a site that someone visits can give this machine's address to a name of its own, and would then be let in as our own
 * pages are. The port is not compared, since the servers of the process pass requests on to each other.
 */
import http from "node:http"
import net from "node:net"

const LOOPBACK = "127.0.0.1"
/** A connection that's closed as idle just when the next request takes it would fail that request. */
const KEEP_OPEN_MS = 600_000
const listen = net.Server.prototype.listen

/** A path of a local socket is text too, but not a number. */
const isPort = value =>
  typeof value === "number" || (typeof value === "string" && value !== "" && Number.isInteger(Number(value)))

net.Server.prototype.listen = function (...args) {
  if (this instanceof http.Server) this.keepAliveTimeout = KEEP_OPEN_MS
  const [first, second] = args
  if (isPort(first)) {
    const namesHost = typeof second === "string" || (args.length > 1 && (second === undefined || second === null))
    args.splice(1, namesHost ? 1 : 0, LOOPBACK)
  } else if (first !== null && typeof first === "object" && "port" in first) {
    args[0] = { ...first, host: LOOPBACK }
  }
  return listen.apply(this, args)
}

const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const REQUESTS = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"]
const { emit } = http.Server.prototype

http.Server.prototype.emit = function (event, ...given) {
  const [request, answer] = given
  if (!REQUESTS.includes(event) || THIS_MACHINE.test(request.headers.host ?? ""))
    return emit.apply(this, [event, ...given])
  if ("writeHead" in answer) answer.writeHead(403, { connection: "close" }).end()
  else answer.destroy()
  return true
}
