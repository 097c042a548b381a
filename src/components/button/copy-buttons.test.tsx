import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CopyLink } from "./copy-buttons"

test.each([
  [
    "refuses to copy, as in a frame without permission",
    { writeText: () => Promise.reject(new Error("NotAllowedError")) },
  ],
  ["has no clipboard", undefined],
])("where the browser %s, the link is shown to be selected", async (_, clipboard) => {
  const user = userEvent.setup()
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true })
  render(<CopyLink />)
  await user.click(screen.getByRole("button", { name: "Copy link" }))
  const link = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Not copied. Select this and copy it" })
  expect(link).toHaveValue(location.href)
  await user.click(link)
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(location.href)
})
