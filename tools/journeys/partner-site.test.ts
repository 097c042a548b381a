import { request } from "node:https"
import { type PartnerSite, startPartnerSite } from "./partner-site"

const get = ({ port, cert }: PartnerSite, path: string) =>
  new Promise<{ status?: number; policy?: unknown; text: string }>((done, failed) => {
    request({ host: "127.0.0.1", servername: "localhost", port, path, ca: cert }, reply => {
      let text = ""
      reply.on("data", (data: Buffer) => (text += data.toString()))
      reply.on("end", () => done({ status: reply.statusCode, policy: reply.headers["content-security-policy"], text }))
    })
      .on("error", failed)
      .end()
  })

test("the partner's site answers with what it's told to show, and lets nothing but our site in", async () => {
  const site = await startPartnerSite("http://localhost:8900")
  try {
    site.show({ "/loans": "<h1>Loans</h1>" })
    const { status, policy, text } = await get(site, "/loans?client=1")
    expect([status, text]).toEqual([200, expect.stringContaining("<body><h1>Loans</h1></body>")])
    expect(policy).toBe(
      "default-src 'none'; script-src http://localhost:8900; frame-src 'self' http://localhost:8900; " +
        "img-src 'self'; base-uri 'none'; form-action 'none'",
    )
    expect((await get(site, "/")).status).toBe(404)
  } finally {
    site.stop()
  }
})
