import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Example } from "./example"

const SOURCE = '<Notice kind="tip">\n\nWords.\n\n</Notice>'

const example = (
  <Example title="A tip" source={SOURCE}>
    <p>Words.</p>
  </Example>
)

test("the source can be copied, word by word", async () => {
  const user = userEvent.setup()
  render(example)
  await user.click(screen.getByText("Show the source"))
  await user.click(screen.getByRole("button", { name: "Copy" }))
  expect(await navigator.clipboard.readText()).toBe(SOURCE)
  expect(screen.getByRole("status")).toHaveTextContent("Copied")
})

test("a clipboard that refuses is said, with what to do", async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"))
  render(example)
  await user.click(screen.getByText("Show the source"))
  await user.click(screen.getByRole("button", { name: "Copy" }))
  expect(await screen.findByText("Not copied. Select this and copy it")).toBeInTheDocument()
})
