import { checkSignedFormTimestamp } from "../../src/leads/http/suspicion/form-stamp"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { SITE } from "../../src/harness/lead-test-harness"
import { answerWithFormStamp } from "./stamp.mts"

const harness = setUpLeadTestHarness()

const requestFormStamp = (method = "GET", siteKey: string | null = null) =>
  answerWithFormStamp(() => harness.ports, siteKey)(new Request(`${SITE}/api/stamp`, { method }), harness.call())

test("a form that was opened now has a good stamp in three seconds", async () => {
  const { stamp } = await (await requestFormStamp()).json()
  expect(checkSignedFormTimestamp(harness.ports.idSecret, stamp, harness.ports.now())).toBe("too-young")
  harness.pass(3_000)
  expect(checkSignedFormTimestamp(harness.ports.idSecret, stamp, harness.ports.now())).toBe("fine")
})

test("no two forms get the same stamp, and no cache keeps one", async () => {
  const [first, second] = await Promise.all([requestFormStamp(), requestFormStamp()])
  expect(await first.text()).not.toBe(await second.text())
  expect(first.headers.get("cache-control")).toBe("no-store")
})

test("the browser is told whether it must pass a test", async () => {
  expect((await (await requestFormStamp()).json()).siteKey).toBeNull()
  expect((await (await requestFormStamp("GET", "1x00000000000000000000AA")).json()).siteKey).toBe(
    "1x00000000000000000000AA",
  )
})

test("only GET is answered", async () => {
  expect((await requestFormStamp("POST")).status).toBe(405)
})
