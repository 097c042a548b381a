import { paths } from "../../src/domain/paths"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { buildFormRequest } from "../../src/harness/posts"
import { receiveFeedback } from "./feedback.mts"

const harness = setUpLeadTestHarness()

const sendFeedback = (fields: Record<string, string>, ip?: string) =>
  harness.recordAccepted(receiveFeedback(() => harness.ports))(
    buildFormRequest(paths.api.feedback, fields),
    harness.call({ ip }),
  )

test("feedback without a rating comes back with what was written", async () => {
  const answer = await sendFeedback({ message: "Clear & <b>short</b>" })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<a href="#feedback-form-rating">Choose how helpful the site was</a>')
  expect(html).toContain("Clear &amp; &lt;b&gt;short&lt;/b&gt;")
})

test.each(["0", "6", "4.5", "-1", "five"])("a rating of %s is refused", async rating => {
  expect((await sendFeedback({ rating })).status).toBe(422)
})

test("without a key two visitors who say the same are two, and a double click of one of them is one", async () => {
  const [one, other] = ["203.0.113.7", "203.0.113.8"]
  for (const ip of [one, one, other]) expect((await sendFeedback({ rating: "4" }, ip)).status).toBe(303)
  expect(harness.blobs.keys("lead")).toHaveLength(2)
})
