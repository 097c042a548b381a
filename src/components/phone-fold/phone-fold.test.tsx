import { render, screen } from "@testing-library/react"
import { PhoneFold } from "./phone-fold"

test("what a phone closes is outside the disclosure, right after it, so that a wide screen can show it", () => {
  render(
    <PhoneFold title="On this page" id="contents" headingLook="text.h4">
      <ol aria-labelledby="contents" />
    </PhoneFold>,
  )
  const list = screen.getByRole("list", { name: "On this page" })
  expect(list.previousElementSibling?.tagName).toBe("DETAILS")
  expect(list.closest("details")).toBeNull()
})
