import { renderUnsubscribeForm } from "../../src/documents/lead-form-page"
import { renderMessagePage } from "../../src/documents/message-page"
import { paths } from "../../src/domain/paths"
import { isUrgentKey } from "../../src/leads/lead-key"
import { isUnsubscribed } from "../../src/leads/unsubscribed"
import { benchOfEachTest } from "../../src/testing/bench-of-each-test"
import { postForm } from "../../src/testing/posts"
import { unsubscribeAddress } from "./unsubscribe-address"

const bench = benchOfEachTest()

const EMAIL = "zephyrine@private.example"
const send = (fields: Record<string, string> = { email: EMAIL }) =>
  bench.keptTo(unsubscribeAddress(() => bench.ports, { renderForm: renderUnsubscribeForm, renderMessagePage }))(
    postForm(paths.api.unsubscribe, fields),
    bench.call(),
  )

test("a typed address is told to the marketers at once, and its owner goes on to the page that says so", async () => {
  const answer = await send()
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe("/unsubscribe-success")
  await bench.settle()
  expect(bench.webhook.hits.map(bench.verified)).toMatchObject([
    { type: "subscription.ended.v1", data: { by: "form", email: EMAIL, quoteId: null, kept: true } },
  ])
})

test("the address gets no more email, however it is written, and is not kept in clear", async () => {
  expect(await isUnsubscribed(bench.ports, EMAIL)).toBe(false)
  await send({ email: "Zephyrine@PRIVATE.example " })
  expect(await isUnsubscribed(bench.ports, EMAIL)).toBe(true)
  expect(await isUnsubscribed(bench.ports, "somebody@private.example")).toBe(false)
  expect(`${bench.blobs.texts("unsubscribed")} ${bench.blobs.keys("unsubscribed")}`).not.toMatch(/zephyrine|private/i)
})

test("its key says that it is urgent", async () => {
  await send()
  expect(bench.blobs.keys("lead").map(isUrgentKey)).toEqual([true])
})

test("a suspect unsubscribe is not held back: it is delivered with what is suspected", async () => {
  await send({ email: EMAIL, reference_code: "bot" })
  await bench.settle()
  expect(bench.blobs.keys("held")).toEqual([])
  expect(bench.webhook.hits.map(bench.verified)).toMatchObject([
    { data: { suspicions: expect.arrayContaining(["honeypot"]) } },
  ])
})

test("nobody is told whether an address was known", async () => {
  const [first, again] = [await send(), await send()]
  expect([first.status, first.headers.get("location")]).toEqual([again.status, again.headers.get("location")])
})

test("while the webhook is down it is kept, and the address gets no more email all the same", async () => {
  bench.webhook.answer(500)
  expect((await send()).status).toBe(303)
  await bench.settle()
  expect(bench.blobs.keys("pending")).toHaveLength(1)
  expect(await isUnsubscribed(bench.ports, EMAIL)).toBe(true)
})

test("while the store is down the marketers are told directly", async () => {
  bench.blobs.breakWhen(() => 503)
  expect((await send()).status).toBe(303)
  expect(bench.webhook.hits.map(bench.verified)).toMatchObject([{ data: { email: EMAIL, kept: false } }])
})

test("with neither it is answered 503 with the phone", async () => {
  bench.blobs.breakWhen(() => 503)
  bench.webhook.answer(500)
  const answer = await send()
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("1300 975 707")
})

test("an address that could not be put on the shelf is not called done, and the marketers have it all the same", async () => {
  bench.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":unsubscribed-") ? 503 : null))
  expect((await send()).status).toBe(503)
  await bench.settle()
  expect(bench.webhook.hits).toHaveLength(1)
})
