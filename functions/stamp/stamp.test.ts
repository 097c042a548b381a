import { judgeStamp } from "../../src/leads/http/suspicion/form-stamp"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { SITE } from "../../src/harness/lead-test-harness"
import { giveStamp } from "./stamp.mts"

const harness = setUpLeadTestHarness()

const ask = (method = "GET", siteKey: string | null = null) =>
  giveStamp(() => harness.ports, siteKey)(new Request(`${SITE}/api/stamp`, { method }), harness.call())

test("a form that was opened now has a good stamp in three seconds", async () => {
  const { stamp } = await (await ask()).json()
  expect(judgeStamp(harness.ports.idSecret, stamp, harness.ports.now())).toBe("too-young")
  harness.pass(3_000)
  expect(judgeStamp(harness.ports.idSecret, stamp, harness.ports.now())).toBe("fine")
})

test("no two forms get the same stamp, and no cache keeps one", async () => {
  const [first, second] = await Promise.all([ask(), ask()])
  expect(await first.text()).not.toBe(await second.text())
  expect(first.headers.get("cache-control")).toBe("no-store")
})

test("the browser is told whether it must pass a test", async () => {
  expect((await (await ask()).json()).siteKey).toBeNull()
  expect((await (await ask("GET", "1x00000000000000000000AA")).json()).siteKey).toBe("1x00000000000000000000AA")
})

test("only GET is answered", async () => {
  expect((await ask("POST")).status).toBe(405)
})
