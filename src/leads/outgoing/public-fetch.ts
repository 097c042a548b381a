import type { LookupAddress } from "node:dns"
import { lookup } from "node:dns/promises"
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http"
import { Agent as HttpsAgent, request as httpsRequest } from "node:https"
import type { LookupFunction } from "node:net"
import { findPublicUrlProblem, isPublicIpAddress, isLoopbackIpAddress } from "./public-address"

/**
 * The error code for an address that isn't public, or whose host name resolves to one that isn't. Nothing is sent to it.
 */
export const NOT_PUBLIC = "not-public"

type PublicRequest = { signal: AbortSignal; headers?: Record<string, string>; body?: string }

/** Sends a POST to an address from the environment, and follows no redirect. The platform's `fetch` isn't one. */
export type PublicFetch = (address: string, sending: PublicRequest) => Promise<Response>

/** Resolves a host name to all its IP addresses. @throws if it has none. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

type Options = {
  /** Whether this machine may be sent to, for development. */
  loopback?: boolean
  resolve?: Resolve
}

/**
 * Creates the function that sends POSTs to the public internet, and nowhere else. A host name is resolved once, all its addresses are checked,
 * and the connection goes to one of them. So a name that resolves to a private network, even if only at a second lookup,
 * reaches nothing. TLS and the `host` header use the name. Compressed answers aren't decompressed.
 *
 * Rejects as `fetch` does; with the code `not-public` if nothing was sent because the address isn't public.
 */
export function createPublicInternetFetch({ loopback = false, resolve = resolveHostByDns }: Options = {}): PublicFetch {
  const https = new HttpsAgent({ keepAlive: true })
  const http = new HttpAgent({ keepAlive: true })
  const isAllowedAddress = ({ address }: LookupAddress): boolean =>
    isPublicIpAddress(address) || (loopback && isLoopbackIpAddress(address))

  /** Replaces the system's lookup, so that the connection goes to the address that was checked. */
  const lookUpPublicAddress: LookupFunction = (host, { all }, callback) => {
    resolve(host).then(
      addresses => {
        const [first] = addresses
        if (!first || !addresses.every(isAllowedAddress)) return callback(createNotPublicAddressError(), [])
        return all ? callback(null, [...addresses]) : callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }

  return (address, { signal, headers = {}, body }) =>
    new Promise((settle, reject) => {
      if (findPublicUrlProblem(address, { loopback }) !== null) throw createNotPublicAddressError()
      const isHttps = new URL(address).protocol === "https:"
      const request = (isHttps ? httpsRequest : httpRequest)(address, {
        method: "POST",
        signal,
        headers: { accept: "*/*", "user-agent": "node", ...headers },
        agent: isHttps ? https : http,
        lookup: lookUpPublicAddress,
      })
      request.on("response", message => {
        try {
          settle(convertToFetchResponse(message))
        } catch (error) {
          message.destroy()
          reject(error)
        }
      })
      request.on("error", error => reject(signal.aborted ? signal.reason : error))
      request.end(body)
    })
}

const resolveHostByDns: Resolve = host => lookup(host, { all: true })

const createNotPublicAddressError = (): Error => Object.assign(new Error("not a public address"), { code: NOT_PUBLIC })

/** Statuses with which a `Response` can't have a body. */
const WITHOUT_BODY = [204, 205, 304]

/** @throws RangeError for an invalid status. */
function convertToFetchResponse(message: IncomingMessage): Response {
  const { statusCode = 0, rawHeaders } = message
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
  if (!WITHOUT_BODY.includes(statusCode))
    return new Response(convertToBodyStream(message), { status: statusCode, headers })
  message.resume()
  return new Response(null, { status: statusCode, headers })
}

/** Streams the body on demand. Cancelling the stream closes the connection. */
function convertToBodyStream(message: IncomingMessage): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Uint8Array> = message[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      pull: async controller => {
        const part = await parts.next()
        if (part.done) controller.close()
        else controller.enqueue(part.value)
      },
      cancel: () => void message.destroy(),
    },
    { highWaterMark: 0 },
  )
}
