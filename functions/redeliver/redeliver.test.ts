import { benchOfEachTest } from "../../src/testing/bench-of-each-test"
import { SITE } from "../../src/harness/lead-test-harness"
import { redeliverPending } from "./redeliver.mts"

const bench = benchOfEachTest()

test("a run answers how many leads and emails ended how", async () => {
  const answer = await redeliverPending(() => bench.ports)(new Request(SITE), bench.call())
  const none = { delivered: 0, repeated: 0, refused: 0, dead: 0, gone: 0, waiting: 0, failed: 0 }
  expect(await answer.json()).toEqual({ ...none, mails: none })
})
