import { createServer } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { listDeliveredLeadIds } from "../../harness/lost-leads"
import type { LeadTestHarness } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { createSelfSignedCertificate } from "../../harness/self-signed"
import { createPublicInternetFetch, type PublicFetch } from "../outgoing/public-fetch"
import { createWebhookDeliverer } from "./deliver"
import { runScheduledLeadTasks } from "./sweep"

const MINUTE = 60_000
const SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

/** Delivers to `url` from now on. */
const deliverToUrl = (
  url: string,
  timeoutMs = 30_000,
  by: PublicFetch = createPublicInternetFetch({ loopback: true }),
) =>
  void (harness.ports.deliver = createWebhookDeliverer(
    { url, secrets: [SECRET] },
    { fetch: by, now: harness.ports.now, timeoutMs },
  ))
type Reply = Parameters<Parameters<LeadTestHarness["webhook"]["behave"]>[0]>[0]

test("a webhook that hangs before its headers does not delay the visitor, and is tried again", async () => {
  deliverToUrl(harness.webhook.url, 300)
  harness.webhook.behave(() => undefined)
  expect((await driver.send()).status).toBe(201)
  await harness.settle()
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: "refused", code: "TimeoutError" }))
  expect(harness.blobs.values("pending")).toEqual([expect.objectContaining({ failures: 1, leaseUntil: null })])
})

test("a webhook that is slow, within its time, has the lead delivered", async () => {
  deliverToUrl(harness.webhook.url)
  harness.webhook.behave(reply => void setTimeout(() => reply.writeHead(200).end(), 150))
  await driver.sendAndSettle()
  expect(listDeliveredLeadIds(harness.webhook)).toEqual(harness.accepted)
})

test.each([
  ["sends its headers and then drips", (reply: Reply) => void reply.writeHead(200).write("x")],
  ["breaks the line after its headers", (reply: Reply) => void reply.writeHead(200).write("x", () => reply.destroy())],
  ["sends a gzip that is none", (reply: Reply) => void reply.writeHead(200, { "content-encoding": "gzip" }).end("no")],
  ['says {"ok":false}', (reply: Reply) => void reply.writeHead(200).end('{"ok":false}')],
])("a webhook that answers 200 and %s has taken the lead", async (_, behave) => {
  harness.webhook.behave(behave)
  await driver.sendAndSettle()
  expect(harness.blobs.keys("done")).toHaveLength(1)
  expect(harness.blobs.keys("pending")).toEqual([])
  expect(harness.alerted).toEqual([])
})

test("a webhook that answers with a web page has taken the lead, and people are told that it may be a login page", async () => {
  harness.webhook.behave(reply => void reply.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>"))
  await driver.sendAndSettle()
  expect(harness.blobs.keys("done")).toHaveLength(1)
  expect(harness.alerted).toEqual([{ kind: "configuration", facts: { status: 200, code: "html-answer" } }])
})

test("of an answer of 128 MB little is read, and the lead is delivered", async () => {
  let writeCount = 0
  const closing = new Promise<void>(resolve =>
    harness.webhook.behave(reply => {
      reply.writeHead(200).on("close", resolve)
      const writeMoreBytes = () => {
        while (writeCount < 128 * 2 ** 20 && !reply.destroyed) {
          writeCount += 65_536
          if (!reply.write(Buffer.alloc(65_536))) return void reply.once("drain", writeMoreBytes)
        }
      }
      writeMoreBytes()
    }),
  )
  await driver.sendAndSettle()
  await closing
  expect(writeCount).toBeLessThan(20 * 2 ** 20)
  expect(harness.blobs.keys("done")).toHaveLength(1)
})

test("a gzip of 50 MB is not unpacked, and the lead is delivered", async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 2 ** 20))
  await driver.sendAndSettle()
  const before = process.memoryUsage().rss
  harness.webhook.behave(reply => void reply.writeHead(200, { "content-encoding": "gzip" }).end(bomb))
  await driver.sendAndSettle()
  expect(process.memoryUsage().rss - before).toBeLessThan(20 * 2 ** 20)
  expect(harness.blobs.keys("done")).toHaveLength(2)
})

const LONG = { "x-long": "x".repeat(20_000) }
test.each([
  ["breaks the line before it answers", (reply: Reply) => void reply.socket?.destroy(), "ECONNRESET"],
  ["speaks no HTTP", (reply: Reply) => void reply.socket?.end("SSH-2.0-x\r\n\r\n"), "HPE_INVALID_CONSTANT"],
  ["sends a header of 20 kB", (reply: Reply) => void reply.writeHead(200, LONG).end(), "HPE_HEADER_OVERFLOW"],
])("a webhook that %s is tried again", async (_, behave, code) => {
  harness.webhook.behave(behave)
  await driver.sendAndSettle()
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: "refused", code }))
  harness.webhook.heal()
  harness.pass(6 * MINUTE)
  expect(await runScheduledLeadTasks(harness.ports)).toMatchObject({ delivered: 1 })
})

test("a port where nobody listens is tried again", async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  deliverToUrl(`http://127.0.0.1:${port}/`)
  await driver.sendAndSettle()
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: "refused", code: "ECONNREFUSED" }))
  expect(harness.blobs.values("pending")).toHaveLength(1)
})

test("a port that no browser may use is tried again", async () => {
  deliverToUrl("http://127.0.0.1:1/")
  await driver.sendAndSettle()
  expect(harness.logged).toContainEqual(expect.objectContaining({ event: "refused", code: "ECONNREFUSED" }))
})

test("a certificate that nobody vouches for is tried again and called a wrong setting", async () => {
  const server = createTlsServer(createSelfSignedCertificate(), (_, reply) => void reply.end())
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  deliverToUrl(`https://localhost:${(server.address() as AddressInfo).port}/`)
  await driver.sendAndSettle()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  expect(harness.alerted).toEqual([{ kind: "configuration", facts: { code: "DEPTH_ZERO_SELF_SIGNED_CERT" } }])
})

const rejectAsNotFound: PublicFetch = () => {
  const cause = Object.assign(new Error("getaddrinfo ENOTFOUND hooks.example"), { code: "ENOTFOUND" })
  return Promise.reject(new TypeError("fetch failed", { cause }))
}
const toPrivateNetwork = createPublicInternetFetch({ resolve: async () => [{ address: "10.0.0.1", family: 4 }] })
test.each<[string, (url: string) => void, string]>([
  ["a name that is not found", () => deliverToUrl("https://hooks.example/", 30_000, rejectAsNotFound), "ENOTFOUND"],
  ["a private network", () => deliverToUrl("https://hooks.example.com/", 30_000, toPrivateNetwork), "not-public"],
  ["https to a port that speaks plain http", url => deliverToUrl(url.replace("http:", "https:")), "EPROTO"],
])("%s is tried again and called a wrong setting", async (_, go, code) => {
  go(harness.webhook.url)
  await driver.sendAndSettle()
  expect(harness.webhook.hits).toEqual([])
  expect(harness.blobs.values("pending")).toEqual([expect.objectContaining({ failures: 1 })])
  expect(harness.alerted).toEqual([{ kind: "configuration", facts: { code } }])
})
