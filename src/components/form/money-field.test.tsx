import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { RadioField } from "./choice-fields"
import { FormBindingProvider, type FormBinding } from "./field-binding"
import { useFormAnswers } from "./form-answers"
import { MoneyField } from "./text-fields"

const AMOUNTS: Readonly<Record<string, string>> = { "850k": "$850,000", "850,000": "$850,000" }

/** A price field that looks up its text in a list of amounts. */
function Price() {
  const [text, setText] = useState("")
  const values = { price: text }
  const ref = useFormAnswers(
    () => values,
    answers => answers.forEach(([, next]) => setText(next)),
  )
  const binding: FormBinding = {
    ...{ formId: "f", dependents: "always", values },
    formatUnderstood: (_, price) => AMOUNTS[price] ?? null,
  }
  return (
    <form ref={ref}>
      <FormBindingProvider value={binding}>
        <MoneyField name="price" label="Price" hint="For example 850k." />
      </FormBindingProvider>
    </form>
  )
}

const type = (text: string) => fireEvent.change(screen.getByLabelText("Price"), { target: { value: text } })

test.each([
  ["850k", " = $850,000"],
  ["850,000", ""],
  ["8", ""],
  ["banana", ""],
  ["", ""],
])("of %j the field's description says what was understood at once: %j", (text, amount) => {
  render(<Price />)
  type(text)
  expect(screen.queryAllByText(/=/)).toHaveLength(amount ? 1 : 0)
  expect(screen.getByLabelText("Price")).toHaveAccessibleDescription(`For example 850k.${amount}`)
})

test("an amount is announced after a pause", () => {
  jest.useFakeTimers()
  render(<Price />)
  type("850k")
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole("status")).toHaveTextContent("$850,000")
  jest.useRealTimers()
})

test("the keyboard of an amount has letters, and without a script nothing is shown back", () => {
  render(
    <FormBindingProvider value={{ formId: "f", dependents: "always", values: { price: "850k" } }}>
      <MoneyField name="price" label="Price" />
    </FormBindingProvider>,
  )
  expect(screen.getByLabelText("Price")).not.toHaveAttribute("inputmode")
  expect(screen.queryByRole("status")).toBeNull()
})

test("a tile has its drawing, which adds nothing to its name", () => {
  render(
    <FormBindingProvider value={{ formId: "f", dependents: "always", values: {} }}>
      <RadioField
        name="kind"
        label="What kind?"
        look="tiles"
        options={[{ value: "house", label: "House", drawing: <svg data-testid="drawing" /> }]}
      />
    </FormBindingProvider>,
  )
  expect(screen.getByRole("radio", { name: "House" }).closest("label")).toContainElement(screen.getByTestId("drawing"))
})
