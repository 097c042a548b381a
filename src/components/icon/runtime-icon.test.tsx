import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { IconFinder } from "./icon-finder"
import { RuntimeIcon } from "./runtime-icon"
import { loadIcon } from "../../lib/icons/icon-loader"

jest.mock("../../lib/icons/icon-loader")

test("until it is there, and without it, an icon is an empty box of its size", async () => {
  jest.mocked(loadIcon).mockResolvedValueOnce(null)
  const { container, rerender } = render(<RuntimeIcon name="lucide:none" />)
  const box = container.querySelector("svg")
  const size = () => [box?.getAttribute("width"), box?.getAttribute("height"), box?.getAttribute("class")]
  const empty = size()
  expect(box).toBeEmptyDOMElement()

  jest.mocked(loadIcon).mockResolvedValueOnce({ drawing: '<path d="M0 0"/>', width: 24, height: 24 })
  rerender(<RuntimeIcon name="lucide:anchor" />)
  await screen.findByText((_, element) => element?.tagName === "path")
  expect(size()).toEqual(empty)
  expect(box).toHaveAttribute("viewBox", "0 0 24 24")
})

test("the finder asks nobody before a name is given, and says how to write one", async () => {
  jest.mocked(loadIcon).mockClear()
  render(<IconFinder />)
  const field = screen.getByRole("textbox", { name: "Name of an icon" })
  await userEvent.clear(field)
  await userEvent.type(field, "Anchor!{Enter}")
  expect(screen.getByRole("status")).toHaveTextContent("Write the set, a colon and the icon, such as lucide:anchor.")
  expect(loadIcon).not.toHaveBeenCalled()
})
