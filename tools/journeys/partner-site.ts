import { createServer } from "node:https"
import { createSelfSignedCertificate } from "../../src/harness/self-signed"
import { listenLocally } from "../start/listen-locally"

/** The site of a partner, at this machine's own address. */
export type PartnerSite = {
  port: number
  /** By which it's known, and which nobody else vouches for. */
  cert: string
  /** What the site answers at each path from now on: the inside of a page's body. */
  show: (pages: Readonly<Record<string, string>>) => void
  stop: () => Promise<void>
}

/**
 * A site of someone else's, over TLS, whose policy is as strict as can be: of another site only `ours` may be run and framed,
 * its own pages may be framed, and there's nothing else but an icon, no style either.
 *
 * @param ours The origin of the site whose tools it shows.
 */
export async function startPartnerSite(ours: string): Promise<PartnerSite> {
  let pages: Readonly<Record<string, string>> = {}
  const policy = `default-src 'none'; script-src ${ours}; frame-src 'self' ${ours}; img-src 'self'; base-uri 'none'; form-action 'none'`
  const { key, cert } = createSelfSignedCertificate()
  const server = createServer({ key, cert }, (request, reply) => {
    const body = pages[new URL(request.url ?? "/", ours).pathname]
    if (body === undefined) return void reply.writeHead(404).end()
    reply.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
    reply.end(`<!doctype html><html lang="en"><title>A partner's page</title><body>${body}</body></html>`)
  })
  const { port, stop } = await listenLocally(server)
  return { port, cert, show: next => (pages = next), stop }
}
