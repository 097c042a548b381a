import { lookup, type LookupAddress } from "node:dns"
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http"
import { Agent as HttpsAgent, request as httpsRequest } from "node:https"
import type { LookupFunction } from "node:net"
import { checkPublicAddress, isPublic, isThisMachine } from "./public-address"

/** The code of an address that nothing is sent to, since its name is not public or leads to what is not. */
export const NOT_PUBLIC = "not-public"

/** What is sent outside: a part of what `fetch` takes. */
export type PublicRequest = {
  method: "POST"
  /** Redirects are not followed. */
  redirect: "manual"
  signal: AbortSignal
  headers?: Record<string, string>
  body?: string
}

/** Sends to an address that the environment names. The `fetch` of the platform is one too, which checks nothing. */
export type PublicFetch = (address: string, sending: PublicRequest) => Promise<Response>

/** All addresses of a host. @throws when it has none. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

type Options = {
  /** Whether this machine may be sent to, for development. */
  loopback?: boolean
  resolve?: Resolve
}

/**
 * Sends to the public internet only. A name is resolved once; each of its addresses is checked, and the line goes to one
 * of those: a name that leads to a private network, or does so the second time it is asked for, reaches nothing. TLS and
 * the header `host` have the name. Compressed answers are left as they are.
 *
 * Rejects as `fetch` does; with the code `not-public` for what is not sent.
 */
export function createPublicFetch({ loopback = false, resolve = resolveByDns }: Options = {}): PublicFetch {
  const https = new HttpsAgent({ keepAlive: true })
  const http = new HttpAgent({ keepAlive: true })
  const isAllowed = ({ address }: LookupAddress): boolean => isPublic(address) || (loopback && isThisMachine(address))

  /** Replaces the system's lookup, so that the connection goes to the address that was checked. */
  const lookupPublic: LookupFunction = (host, { all }, callback) => {
    resolve(host).then(
      addresses => {
        const [first] = addresses
        if (!first || !addresses.every(isAllowed)) return callback(createNotPublicError(), [])
        return all ? callback(null, [...addresses]) : callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }

  return (address, { method, signal, headers = {}, body }) =>
    new Promise((settle, reject) => {
      if (checkPublicAddress(address, { loopback }) !== null) throw createNotPublicError()
      const isHttps = new URL(address).protocol === "https:"
      const request = (isHttps ? httpsRequest : httpRequest)(address, {
        method,
        signal,
        headers: { accept: "*/*", "user-agent": "node", ...headers },
        agent: isHttps ? https : http,
        lookup: lookupPublic,
      })
      request.on("response", message => {
        try {
          settle(toResponse(message))
        } catch (error) {
          message.destroy()
          reject(error)
        }
      })
      request.on("error", error => reject(signal.aborted ? signal.reason : error))
      request.end(body)
    })
}

const resolveByDns: Resolve = host =>
  new Promise((settle, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : settle(addresses)))
  })

const createNotPublicError = (): Error => Object.assign(new Error("not a public address"), { code: NOT_PUBLIC })

/** Statuses that a `Response` has no body with. */
const WITHOUT_BODY = [204, 205, 304]

/** @throws RangeError for a status that is none. */
function toResponse(message: IncomingMessage): Response {
  const { statusCode = 0, rawHeaders } = message
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
  if (!WITHOUT_BODY.includes(statusCode)) return new Response(toBody(message), { status: statusCode, headers })
  message.resume()
  return new Response(null, { status: statusCode, headers })
}

/** Read on demand; cancelling it closes the connection. */
function toBody(message: IncomingMessage): ReadableStream<Uint8Array> {
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
