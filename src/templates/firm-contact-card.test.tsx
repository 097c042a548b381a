import { render, screen } from "@testing-library/react"
import { FirmContactCard } from "./firm-contact-card"

jest.mock("../layouts/site-data", () => jest.requireActual("../testing/example-firm"))

const listNumbers = () => screen.getAllByRole("term").map(term => [term.textContent, term.nextSibling?.textContent])

test("the contact card lists all numbers of the firm, each with its state or what it's for", () => {
  render(<FirmContactCard />)
  expect(listNumbers().slice(0, 3)).toEqual([
    ["Phone", "1300 975 707"],
    ["Phone in Victoria", "03 5550 0123"],
    ["Settlements", "02 5550 0188"],
  ])
})

test("an office's card has the office's number only", () => {
  render(<FirmContactCard phone={{ display: "02 5550 0111", tel: "0255500111" }} />)
  expect(listNumbers().slice(0, 2)).toEqual([
    ["Phone", "02 5550 0111"],
    ["Email", "hello@example.com"],
  ])
})
