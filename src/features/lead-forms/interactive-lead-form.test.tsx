import { FEEDBACK_LIMIT } from "../../components/form/lead-form-fields"
import { FEEDBACK_MAX } from "../../domain/lead/feedback"
import { pageBefore } from "./interactive-lead-form"

test("feedback is about the page that the visitor came from", () => {
  expect(pageBefore(`${window.location.origin}/calculator?price=1`)).toEqual({ page: "/calculator" })
})

test.each([
  ["another site", "https://example.com/x"],
  ["nowhere", ""],
  ["the form itself", "http://localhost/feedback"],
])("a visitor from %s is asked", (_, referrer) => {
  expect(pageBefore(referrer)).toEqual({})
})

test("the form tells the same limit as the rule", () => {
  expect(FEEDBACK_LIMIT).toBe(FEEDBACK_MAX)
})
