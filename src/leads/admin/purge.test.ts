import { EXAMPLES } from "../../../tools/webhook-docs/examples"
import { benchOfEachTest } from "../../testing/bench-of-each-test"
import { plantLead } from "../../testing/plant-lead"
import { storeId } from "../core/ids"
import { purge } from "./purge"

const DAY = 24 * 60 * 60_000

const bench = benchOfEachTest()

test("one purge looks at every record, however many there are", async () => {
  const at = [bench.ports.now().getTime()]
  for (let n = 0; n < 250; n += 1)
    bench.blobs.plant("counts", "production", storeId("s", String(n)), JSON.stringify({ nonce: "n", value: { at } }))
  const done = await plantLead(bench, EXAMPLES["contact.sent.v1"], "done")
  const dead = await plantLead(bench, EXAMPLES["contact.sent.v1"], "dead")
  bench.pass(180 * DAY)

  await purge(bench.ports)
  expect(bench.blobs.keys("counts")).toEqual([])
  expect(bench.blobs.keys("dead")).toEqual([])
  for (const key of [done, dead]) expect(bench.blobs.value("lead", key)).not.toHaveProperty("event")
}, 20_000)
