import { render, screen } from "@testing-library/react"
import { PageContact } from "../reach-us/reach-us"
import { MessageVerdict } from "./message-check"

test("a verdict has the page's number to call", () => {
  const phone = { display: "02 5550 0123", tel: "0255500123" }
  render(
    <PageContact.Provider value={{ name: "A firm", phone, email: "a@example.com" }}>
      <MessageVerdict verdict="stop" title="Stop">
        Don’t pay.
      </MessageVerdict>
    </PageContact.Provider>,
  )
  expect(screen.getByRole("link", { name: "Call 02 5550 0123" })).toHaveAttribute("href", "tel:0255500123")
})
