import { render, screen } from "@testing-library/react"
import { useLayoutEffect } from "react"
import { Form } from "react-final-form"
import { parseIsoDate } from "../../../domain/iso-date"
import { QuoteSoFarProvider, ReceiptBeside } from "./receipt-so-far"

const TODAY = parseIsoDate("2026-11-21")
const ANSWERS = { side: "selling", state: "NSW", propertyType: "house" }

// On a slow phone, getting the day alone takes 60 ms, during which the form didn't respond.
test("the form is on screen before its sums are worked out, and they follow", async () => {
  const order: string[] = []
  const today = () => {
    order.push("the day was asked for")
    return TODAY
  }
  function Shown() {
    useLayoutEffect(() => void order.push("the form is shown"), [])
    return null
  }
  render(
    <Form onSubmit={() => undefined} initialValues={ANSWERS}>
      {() => (
        <QuoteSoFarProvider today={today}>
          <Shown />
          <ReceiptBeside />
        </QuoteSoFarProvider>
      )}
    </Form>,
  )
  expect((await screen.findAllByText(/^\$\d/)).length).toBeGreaterThan(0)
  expect(order[0]).toBe("the form is shown")
  expect(order).toContain("the day was asked for")
})
