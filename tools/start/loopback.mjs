/**
 * Preloaded into `netlify dev`, which has no option for the address it listens on and would take them all.
 * Every TCP server of the process listens on this machine only.
 */
import net from "node:net"

const LOOPBACK = "127.0.0.1"
const listen = net.Server.prototype.listen

/** A path of a local socket is text too, but not a number. */
const isPort = value =>
  typeof value === "number" || (typeof value === "string" && value !== "" && Number.isInteger(Number(value)))

net.Server.prototype.listen = function (...args) {
  const [first, second] = args
  if (isPort(first)) {
    const namesHost = typeof second === "string" || (args.length > 1 && (second === undefined || second === null))
    args.splice(1, namesHost ? 1 : 0, LOOPBACK)
  } else if (first !== null && typeof first === "object" && "port" in first) {
    args[0] = { ...first, host: LOOPBACK }
  }
  return listen.apply(this, args)
}
