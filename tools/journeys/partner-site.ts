import { createServer } from "node:https"
import { createSelfSignedCertificate } from "../../src/harness/self-signed"
import { startServerOnLocalhost } from "../start/listen-locally"

export type PartnerSite = {
  port: number
  /** Its self-signed certificate, which browsers have to be told to trust. */
  cert: string
  show: (pages: Readonly<Record<string, string>>) => void
  stop: () => Promise<void>
}

/** A partner's site over TLS, whose policy lets only `ours` run scripts and be framed. Its own pages may be framed. */
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
  const { port, stop } = await startServerOnLocalhost(server)
  return { port, cert, show: next => (pages = next), stop }
}
