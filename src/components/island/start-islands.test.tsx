import { act } from "@testing-library/react"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { startBuiltPage } from "../../testing/built-page"
import { Island } from "./island"
import { registerIsland } from "./start-islands"

const consoleErrors = jest.spyOn(console, "error").mockImplementation(() => undefined)
beforeEach(() => void consoleErrors.mockClear())

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <input aria-label="Price" />
      <button onClick={() => setCount(count + 1)}>{label}</button>
      <output>{count}</output>
    </>
  )
}

/** A page as the build makes it: text, and an island called `name`. */
function buildPage(name: string): HTMLElement {
  const page = document.createElement("div")
  page.innerHTML = renderToString(
    <>
      <p>We check the contract.</p>
      <Island name={name} props={{ label: "Add one" }}>
        <Counter label="Add one" />
      </Island>
    </>,
  )
  document.body.append(page)
  return page
}

const startPage = (page: HTMLElement) => act(async () => startBuiltPage(page))

const getCount = (page: HTMLElement) => page.querySelector("output")?.textContent
const pressButton = (page: HTMLElement) => act(() => page.querySelector("button")?.click())

test("an island answers with the props of the build, and keeps its elements and what was typed in them", async () => {
  registerIsland("kept", () => Promise.resolve(Counter))
  const page = buildPage("kept")
  const input = page.querySelector("input")
  if (input) input.value = "850000"
  await startPage(page)
  pressButton(page)
  expect(getCount(page)).toBe("1")
  expect(page.querySelector("input")).toBe(input)
  expect(input).toHaveValue("850000")
  expect(consoleErrors).not.toHaveBeenCalled()
})

test("an island that is redrawn works in a page that a translator has changed, and reports no error", async () => {
  registerIsland("redrawn", () => Promise.resolve(Counter), { isRedrawn: true })
  const page = buildPage("redrawn")
  for (const text of page.querySelectorAll("p, button")) text.innerHTML = `<font>${text.textContent} (vi)</font>`
  await startPage(page)
  pressButton(page)
  expect(getCount(page)).toBe("1")
  expect(page.querySelector("p")?.textContent).toBe("We check the contract. (vi)")
  expect(consoleErrors).not.toHaveBeenCalled()
})

test("an island whose code can't be loaded stays plain HTML", async () => {
  registerIsland("unreachable", () => Promise.reject(new Error("a dead line")))
  const page = buildPage("unreachable")
  const before = page.innerHTML
  await startPage(page)
  expect(page.innerHTML).toBe(before)
})

test("islands end with their page, also those that are still loading", async () => {
  let arrive: (component: typeof Counter) => void = () => {}
  registerIsland("ending", () => Promise.resolve(Counter))
  registerIsland("late", () => new Promise<typeof Counter>(resolve => (arrive = resolve)))
  const page = buildPage("ending")
  const late = buildPage("late")
  const stopLate = await startPage(late)
  const stop = await startPage(page)
  act(() => [stop, stopLate].forEach(end => end()))
  await act(async () => arrive(Counter))
  expect(page.querySelector("output")).toBeNull()
  pressButton(late)
  expect(getCount(late)).toBe("0")
})
