import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { prefillFromQuery } from "./prefill"
import { QuoteStart } from "./quote-start"

test("its answers go to the form's own page in the address, where the form reads them", async () => {
  render(<QuoteStart />)
  await userEvent.click(screen.getByRole("radio", { name: "Buying and selling" }))
  await userEvent.click(screen.getByRole("radio", { name: "Queensland" }))
  const form = screen.getByRole("button", { name: "Go on to my price" }).closest("form")
  if (!form) throw new Error("no form")
  expect(form.method).toBe("get")
  expect(form.getAttribute("action")).toBe("/request-a-quote")
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  expect(query.toString()).toBe("side=both&state=QLD")
  expect(prefillFromQuery(query.toString())).toEqual({ side: "both", state: "QLD" })
})
