import { renderHook } from "@testing-library/react"
import type { FormValues } from "./form-values"
import { listRemainingErrors, useRemainingErrors, type Refusal } from "./remaining-errors"

const NO_NAME = { field: "name", code: "required", message: "Enter your name" }
const NO_EMAIL = { field: "email", code: "required", message: "Enter your email" }
const BAD_EMAIL = { field: "email", code: "format", message: "Include an @" }
const NO_PRICE = { field: "sale.price", code: "required", message: "Enter the price" }

/** Requires a name, an email address with an @, and a price if something is sold. */
function validateTestAnswers(values: FormValues) {
  const { name, email, sale } = values
  const price = typeof sale === "object" && sale.price
  return [
    ...(name ? [] : [NO_NAME]),
    ...(email ? (String(email).includes("@") ? [] : [BAD_EMAIL]) : [NO_EMAIL]),
    ...(price ? [] : [NO_PRICE]),
  ]
}

const createRefusal = (values: FormValues): Refusal => ({ errors: validateTestAnswers(values), values, by: "rule" })

test("without a refusal nothing is judged", () => {
  const rule = jest.fn(validateTestAnswers)
  expect(listRemainingErrors(null, {}, rule)).toEqual([])
  expect(rule).not.toHaveBeenCalled()
})

test.each<[string, FormValues, FormValues, unknown[]]>([
  ["an error goes once its answer is right", {}, { name: "Mai" }, [NO_EMAIL, NO_PRICE]],
  ["the errors that are left stay in their order", {}, { sale: { price: "850k" } }, [NO_NAME, NO_EMAIL]],
  [
    "an answer that's wrong in another way has the message that fits it",
    {},
    { email: "m" },
    [NO_NAME, BAD_EMAIL, NO_PRICE],
  ],
  ["an answer that was right gets no error before the form is sent again", { name: "M" }, { email: "m@x" }, [NO_PRICE]],
])("%s", (_, refusedValues, values, left) => {
  expect(listRemainingErrors(createRefusal(refusedValues), values, validateTestAnswers)).toEqual(left)
})

const TAKEN = { field: "contractDate", code: "server", message: "That day was a Sunday" }
const right = { name: "Mai", email: "m@x.com", sale: { price: "1" } }

test.each<[string, FormValues, unknown[]]>([
  ["another answer changes", { contractDate: { day: "1", month: "2" }, name: "Bo" }, [TAKEN]],
  ["its own answer changes", { contractDate: { day: "2", month: "2" } }, []],
  ["its question is not asked any more", { contractDate: { day: "1", month: "2" }, stage: "looking" }, []],
])("what only the server knew, when %s", (_, change, left) => {
  const values = { ...right, stage: "signed", contractDate: { day: "1", month: "2" } }
  expect(
    listRemainingErrors({ errors: [TAKEN], values, by: "server" }, { ...values, ...change }, validateTestAnswers),
  ).toEqual(left)
})

test("errors that stay the same are the same list, and one that has gone comes back with the next refusal only", () => {
  const first = createRefusal({})
  const initialProps: { refusal: Refusal; values: FormValues } = { refusal: first, values: {} }
  const { result, rerender } = renderHook(
    ({ refusal, values }) => useRemainingErrors(refusal, values, validateTestAnswers),
    { initialProps },
  )
  const before = result.current
  expect(before).toEqual([NO_NAME, NO_EMAIL, NO_PRICE])
  // A new array would make every field render again.
  rerender({ refusal: first, values: { note: "Hello" } })
  expect(result.current).toBe(before)
  rerender({ refusal: first, values: { name: "Mai" } })
  expect(result.current).toEqual([NO_EMAIL, NO_PRICE])
  rerender({ refusal: first, values: { name: "" } })
  expect(result.current).toEqual([NO_EMAIL, NO_PRICE])
  rerender({ refusal: createRefusal({ name: "" }), values: { name: "" } })
  expect(result.current).toEqual([NO_NAME, NO_EMAIL, NO_PRICE])
})
