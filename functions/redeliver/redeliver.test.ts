import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { SITE } from "../../src/harness/lead-test-harness"
import { redeliverPendingLeads } from "./redeliver.mts"

const harness = setUpLeadTestHarness()

test("a run answers how many leads and emails ended how", async () => {
  const answer = await redeliverPendingLeads(() => harness.ports)(new Request(SITE), harness.call())
  const none = { delivered: 0, repeated: 0, withheld: 0, refused: 0, dead: 0, gone: 0, waiting: 0, failed: 0 }
  expect(await answer.json()).toEqual({ ...none, mails: none, webhooks: {} })
})
