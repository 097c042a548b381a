import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { DeviceReport } from "./device-report"

const LABELS = ["Device", "System", "Browser", "Window", "Pixel ratio", "Colour mode", "Connection"]

test("it shows the device class, system, browser, window, pixel ratio, connection and colour mode, also when that changes", async () => {
  document.documentElement.dataset.colorMode = "dark"
  render(<DeviceReport />)
  expect(screen.getAllByRole("term").map(term => term.textContent)).toEqual(LABELS)
  expect(screen.getByText("1024 × 768")).toBeVisible()
  expect(screen.getByText("dark")).toBeVisible()
  expect(screen.queryByText("…")).toBeNull()
  document.documentElement.dataset.colorMode = "light"
  expect(await screen.findByText("light")).toBeVisible()
})

test("the button copies every line for support", async () => {
  const user = userEvent.setup()
  render(<DeviceReport />)
  await user.click(screen.getByRole("button", { name: "Copy for support" }))
  const copied = (await navigator.clipboard.readText()).split("\n")
  expect(copied.map(line => line.split(": ")[0])).toEqual(LABELS)
  expect(copied[3]).toBe("Window: 1024 × 768")
  expect(screen.getByRole("status")).toHaveTextContent("Copied")
})
