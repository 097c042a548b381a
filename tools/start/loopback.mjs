/**
 * Preloaded into `netlify dev`, which listens on all network addresses and has no option to change that. With this,
 * every TCP server of the process listens on this machine only, and every HTTP server only answers requests for this
 * machine's own names. Otherwise a malicious site could point a host name of its own at this machine's address (DNS
 * rebinding), and its pages would have the same access as ours. Ports aren't compared, since the servers of the process
 * pass requests on to each other. A path that can't be decoded is refused too.
 */
import http from "node:http"
import net from "node:net"

const LOOPBACK = "127.0.0.1"
/** If an idle connection were closed just as the next request used it, that request would fail. */
const KEEP_OPEN_MS = 600_000
const listen = net.Server.prototype.listen

/** Whether a value is a port. The path of a local socket is also a string, but not a number. */
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
/** Whether the path of an address can be decoded. `netlify dev` ends at one that can't, such as `/%E0%A4%A`. */
function isDecodable(address) {
  try {
    decodeURIComponent(address.split("?")[0])
    return true
  } catch {
    return false
  }
}

const REQUESTS = ["request", "checkContinue", "checkExpectation", "upgrade", "connect"]
const { emit } = http.Server.prototype

http.Server.prototype.emit = function (event, ...given) {
  const [request, answer] = given
  if (!REQUESTS.includes(event)) return emit.apply(this, [event, ...given])
  const isOwn = THIS_MACHINE.test(request.headers.host ?? "")
  if (isOwn && isDecodable(request.url)) return emit.apply(this, [event, ...given])
  if ("writeHead" in answer) answer.writeHead(isOwn ? 400 : 403, { connection: "close" }).end()
  else answer.destroy()
  return true
}
