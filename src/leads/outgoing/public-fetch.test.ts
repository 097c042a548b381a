import type { LookupAddress } from "node:dns"
import { createServer as createTlsServer } from "node:https"
import { isIP, type AddressInfo } from "node:net"
import { createSelfSignedCertificate } from "../../harness/self-signed"
import { startFakeWebhook, type FakeWebhook } from "../../harness/fake-webhook"
import { getErrorCode } from "../core/errors"
import { createPublicInternetFetch } from "./public-fetch"

let webhook: FakeWebhook
beforeEach(async () => {
  webhook = await startFakeWebhook()
})
afterEach(() => webhook.stop())

/** Names that were looked up. */
const hosts: string[] = []
beforeEach(() => void hosts.splice(0))

/** Creates a name server that gives the first of these lists of addresses, and the next list the next time. */
const createFakeResolver =
  (...answers: string[][]) =>
  async (host: string): Promise<LookupAddress[]> => {
    hosts.push(host)
    return (answers.shift() ?? []).map(address => ({ address, family: isIP(address) }))
  }

const buildFetchOptions = (timeoutMs = 30_000) => ({
  signal: AbortSignal.timeout(timeoutMs),
  headers: { "content-type": "application/json" },
  body: '{"a":"ü"}',
})

const getPort = ({ url }: FakeWebhook): string => new URL(url).port

test.each([
  ["this machine, as localtest.me and 127.0.0.1.nip.io do", ["127.0.0.1"]],
  ["this machine by IPv6", ["::1"]],
  ["a public address and a private one", ["8.8.8.8", "192.168.1.1"]],
  ["a mapped address", ["::ffff:10.0.0.1"]],
  ["nothing", []],
])("a name that leads to %s is sent nothing", async (_, addresses) => {
  const send = createPublicInternetFetch({ resolve: createFakeResolver(addresses) })
  const how = await send(`https://hooks.example.com:${getPort(webhook)}/hook`, buildFetchOptions()).catch(getErrorCode)
  expect(how).toBe("not-public")
  expect(hosts).toEqual(["hooks.example.com"])
})

test.each(["http://127.0.0.1/", "https://[::1]/"])(
  "%s is sent nothing, and its name is not even asked for",
  async address => {
    const how = await createPublicInternetFetch({ resolve: createFakeResolver(["8.8.8.8"]) })(
      address,
      buildFetchOptions(),
    ).catch(getErrorCode)
    expect(how).toBe("not-public")
    expect(hosts).toEqual([])
  },
)

test("with this machine allowed, nothing else is that is not public", async () => {
  const send = createPublicInternetFetch({ loopback: true, resolve: createFakeResolver(["127.0.0.1", "10.0.0.1"]) })
  expect(await send("https://hooks.example.com/", buildFetchOptions()).catch(getErrorCode)).toBe("not-public")
})

test("a name is asked for once, and the line goes to the address that was checked", async () => {
  // The name server gives another address the second time, as in DNS rebinding. Nothing listens there.
  const send = createPublicInternetFetch({ loopback: true, resolve: createFakeResolver(["127.0.0.1"], ["127.0.0.2"]) })
  const answer = await send(`http://hooks.localhost:${getPort(webhook)}/hook?a=b`, buildFetchOptions())
  expect([answer.status, await answer.text()]).toEqual([200, "ok"])
  expect(hosts).toEqual(["hooks.localhost"])
  expect(webhook.hits).toHaveLength(1)
  const host = `hooks.localhost:${getPort(webhook)}`
  const headers = { host, "content-type": "application/json", "content-length": "10" }
  expect(webhook.hits[0]).toMatchObject({ headers, body: '{"a":"ü"}' })
})

test("TLS asks for the name, not for the address", async () => {
  const names: string[] = []
  const certificate = createSelfSignedCertificate()
  const server = createTlsServer({
    ...certificate,
    SNICallback: (name, callback) => {
      names.push(name)
      callback(null)
    },
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const send = createPublicInternetFetch({ loopback: true, resolve: createFakeResolver(["127.0.0.1"]) })
  const how = await send(`https://hooks.example.com:${port}/`, buildFetchOptions()).catch(getErrorCode)
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  expect(names).toEqual(["hooks.example.com"])
  expect(how).toMatch(/CERT/)
})

test("a second sending goes by the same line, and asks for the name no more", async () => {
  const send = createPublicInternetFetch({ loopback: true, resolve: createFakeResolver(["127.0.0.1"], ["127.0.0.2"]) })
  for (let n = 0; n < 2; n += 1)
    await (await send(`http://hooks.localhost:${getPort(webhook)}/hook`, buildFetchOptions())).text()
  expect(webhook.hits).toHaveLength(2)
  expect(hosts).toHaveLength(1)
})

test.each([204, 205, 304])("an answer of %i has no body, and no fault", async status => {
  webhook.answer(status)
  const answer = await createPublicInternetFetch({ loopback: true })(webhook.url, buildFetchOptions())
  expect([answer.status, answer.body]).toEqual([status, null])
})

test("an answer with a status that is none is a fault, not an exception that nobody catches", async () => {
  webhook.behave(reply => void reply.socket?.end("HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n"))
  expect(
    await createPublicInternetFetch({ loopback: true })(webhook.url, buildFetchOptions()).catch(getErrorCode),
  ).toBe("RangeError")
})

test("a name server that is silent is given up in time", async () => {
  const send = createPublicInternetFetch({ resolve: () => new Promise(() => undefined) })
  expect(await send("https://hooks.example.com/", buildFetchOptions(50)).catch(getErrorCode)).toBe("TimeoutError")
})

test("a name that is not found keeps its code", async () => {
  const resolve = () => Promise.reject(Object.assign(new Error("getaddrinfo"), { code: "ENOTFOUND" }))
  expect(
    await createPublicInternetFetch({ resolve })("https://hooks.example.com/", buildFetchOptions()).catch(getErrorCode),
  ).toBe("ENOTFOUND")
})

test("a body that never ends is over with its time", async () => {
  webhook.behave(reply => void reply.writeHead(200).write("x"))
  const answer = await createPublicInternetFetch({ loopback: true })(webhook.url, buildFetchOptions(200))
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})
