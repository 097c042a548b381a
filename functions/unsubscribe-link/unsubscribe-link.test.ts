import { isUrgentLeadKey } from "../../src/leads/core/lead-key"
import { createEnquiryPath, createUnsubscribePath } from "../../src/leads/core/links"
import { isUnsubscribedEmailAddress } from "../../src/leads/store/unsubscribed"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { FIRM, findPersonalDetails, SITE } from "../../src/harness/lead-test-harness"
import { followUnsubscribeLink } from "./unsubscribe-link.mts"

const harness = setUpLeadTestHarness()

const QUOTE_ID = "abcdefghijklmnopqrstuv"
const EMAIL = "zephyrine@private.example"
const createTestUnsubscribePath = (email = EMAIL) =>
  createUnsubscribePath(harness.ports, email, QUOTE_ID, harness.ports.now())
const requestUnsubscribeLink = (path: string, init: RequestInit = {}) =>
  harness.recordAccepted(followUnsubscribeLink(() => harness.ports))(
    new Request(SITE + path, init),
    harness.call({ token: path.split("/")[2] }),
  )
const postOneClick = (path: string) =>
  requestUnsubscribeLink(path, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) })
const expectNothingChanged = async () => {
  await harness.settle()
  expect(harness.webhook.hits).toEqual([])
  expect(harness.blobs.keys("unsubscribed")).toEqual([])
}

test("one click ends the email at once: 200 without a redirect, and the marketers know who", async () => {
  const answer = await postOneClick(createTestUnsubscribePath())
  expect(answer.status).toBe(200)
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
  await harness.settle()
  expect(harness.webhook.hits.map(harness.verified)).toEqual([
    {
      type: "subscription.ended.v1",
      timestamp: "2026-11-21T02:00:00.000Z",
      data: { id: QUOTE_ID, kept: true, suspicions: [], by: "link", email: EMAIL, quoteId: QUOTE_ID },
    },
  ])
})

test("a mail program posts multipart, without cookie, Origin or Sec-Fetch headers, and is answered 200", async () => {
  const body = new FormData()
  body.set("List-Unsubscribe", "One-Click")
  expect((await requestUnsubscribeLink(createTestUnsubscribePath(), { method: "POST", body })).status).toBe(200)
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
})

test("a link that is used again is answered 200, and delivered once", async () => {
  const path = createTestUnsubscribePath()
  expect((await postOneClick(path)).status).toBe(200)
  expect((await postOneClick(path)).status).toBe(200)
  await harness.settle()
  expect(harness.webhook.hits).toHaveLength(1)
})

test.each(["GET", "HEAD"])("%s shows a page with one button and changes nothing", async method => {
  const path = createTestUnsubscribePath()
  const answer = await requestUnsubscribeLink(path, { method })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(`<form method="post" action="${path}">`)
  await expectNothingChanged()
})

test("no page and no link tells whose address it is", async () => {
  const path = createTestUnsubscribePath()
  const texts = [path, Buffer.from(path.split(".")[2] ?? "", "base64url").toString("latin1")]
  texts.push(await (await requestUnsubscribeLink(path)).text(), await (await postOneClick(path)).text())
  expect(findPersonalDetails(texts.join())).toEqual([])
})

test("every link that is none of ours is answered 400 with the same words, and changes nothing", async () => {
  const good = createTestUnsubscribePath().split("/")[2] ?? ""
  const [version, kid, payload, mac] = good.split(".")
  const other = createTestUnsubscribePath("other@private.example").split("/")[2]?.split(".") ?? []
  const bad = [
    `${version}.${kid}.${other[2]}.${mac}`,
    `${version}.${other[1]}.${payload}.${other[3]}`,
    `v2.${kid}.${payload}.${mac}`,
    `${version}.AAAAAAAA.${payload}.${mac}`,
    `${version}.${kid}.${payload}.`,
    `${version}.${kid}.${payload}`,
    `${good}.x`,
    createEnquiryPath(harness.ports, QUOTE_ID, harness.ports.now()).split("/")[2] ?? "",
    "x".repeat(601),
    "",
  ]
  for (const method of ["GET", "POST"]) {
    const answers = await Promise.all(bad.map(token => requestUnsubscribeLink(`/u/${token}`, { method })))
    expect(answers.map(answer => answer.status)).toEqual(bad.map(() => 400))
    const [words = "", ...others] = new Set(await Promise.all(answers.map(answer => answer.text())))
    expect(others).toEqual([])
    expect(words).toMatch(/<h1[^>]*>This link doesn’t work<\/h1>/)
    expect(words).toContain(FIRM.phone.display)
  }
  await expectNothingChanged()
})

test("a link signed with the secret before works, and one of a secret before that does not", async () => {
  const path = createTestUnsubscribePath()
  const [secret = ""] = harness.ports.linkSecrets
  harness.ports.linkSecrets = ["the secret that came after it, long enough", secret]
  expect((await postOneClick(path)).status).toBe(200)
  harness.ports.linkSecrets = ["the secret that came after it, long enough"]
  expect((await postOneClick(path)).status).toBe(400)
})

test("a link works from its own day on, for two years at most", async () => {
  const path = createTestUnsubscribePath()
  const day = 86_400_000
  harness.pass(-day)
  expect((await postOneClick(path)).status).toBe(400)
  harness.pass(day)
  expect((await requestUnsubscribeLink(path)).status).toBe(200)
  harness.pass(730 * day)
  expect((await postOneClick(path)).status).toBe(200)
  harness.pass(day)
  expect((await postOneClick(path)).status).toBe(400)
})

test("while the webhook is down it is kept as urgent, and with the store down it is handed over", async () => {
  harness.webhook.answer(500)
  expect((await postOneClick(createTestUnsubscribePath())).status).toBe(200)
  await harness.settle()
  expect(harness.blobs.keys("pending").map(isUrgentLeadKey)).toEqual([true])
  harness.webhook.heal()
  harness.blobs.breakWhen(() => 503)
  expect((await postOneClick(createTestUnsubscribePath("other@private.example"))).status).toBe(200)
  expect(harness.webhook.hits.slice(1).map(harness.verified)).toMatchObject([{ data: { kept: false } }])
})

test("other methods are answered 405", async () => {
  const answer = await requestUnsubscribeLink(createTestUnsubscribePath(), { method: "PUT" })
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"])
})

test("while the store is down the page does not say that all is done, and the address is remembered in the background", async () => {
  harness.blobs.breakWhen(() => 503)
  harness.ports.pause = async () => harness.blobs.heal()
  const answer = await postOneClick(createTestUnsubscribePath())
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain("done at once")
  await harness.settle()
  expect(await isUnsubscribedEmailAddress(harness.ports, EMAIL)).toBe(true)
})
