import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { seedLead } from "../../testing/seed-lead"
import { createHashKey } from "../core/ids"
import { applyAllRetentionRules } from "./purge"

const DAY = 24 * 60 * 60_000

const harness = setUpLeadTestHarness()

test("one purge looks at every record, however many there are", async () => {
  const at = [harness.ports.now().getTime()]
  for (let n = 0; n < 250; n += 1)
    harness.blobs.seed(
      "counts",
      "production",
      createHashKey("s", String(n)),
      JSON.stringify({ nonce: "n", value: { at } }),
    )
  const doneKey = await seedLead(harness, EXAMPLES["contact.sent.v1"], "done")
  const dead = await seedLead(harness, EXAMPLES["contact.sent.v1"], "dead")
  harness.pass(180 * DAY)

  await applyAllRetentionRules(harness.ports)
  expect(harness.blobs.keys("counts")).toEqual([])
  expect(harness.blobs.keys("dead")).toEqual([])
  for (const key of [doneKey, dead]) expect(harness.blobs.value("lead", key)).not.toHaveProperty("event")
}, 20_000)
