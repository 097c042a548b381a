import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Errors, Failure } from "./form-problems"

const firm = { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }
const NO_NAME = { field: "name", code: "required", message: "Enter your name" }
const NO_EMAIL = { field: "email", code: "required", message: "Enter your email" }
/** From four on, the summary is in view. */
const MANY = ["phone", "note", "side", "state"].map(field => ({ field, code: "required", message: `Enter ${field}` }))

const scrollIntoView = jest.fn()

beforeEach(() => {
  document.title = "Contact"
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrollIntoView
})

const page = (errors: readonly { field: string; code: string; message: string }[], refusal?: object) => (
  <>
    {errors.length > 0 && <Errors formId="f" errors={errors} refusal={refusal} />}
    <input id="f-name" />
    <details>
      <summary>More</summary>
      <input id="f-email" />
    </details>
  </>
)

const summary = () => screen.getByRole("group", { name: "There’s a problem" })

test("a refusal takes the focus once, also when the summary comes back, and again when the form is refused again", () => {
  const first = {}
  const { rerender } = render(page([NO_NAME, ...MANY], first))
  expect(summary()).toHaveFocus()
  expect(screen.queryByRole("alert")).toBeNull()
  rerender(page([], first))
  document.getElementById("f-name")?.focus()
  rerender(page([NO_EMAIL], first))
  expect(document.getElementById("f-name")).toHaveFocus()
  rerender(page(MANY, {}))
  expect(summary()).toHaveFocus()
})

test("with a few errors the first field takes the focus, and only screen readers find the summary", () => {
  const first = {}
  const { rerender, container } = render(page([NO_EMAIL, NO_NAME], first))
  expect(document.getElementById("f-email")).toHaveFocus()
  expect(container.querySelector("details")?.open).toBe(true)
  expect(summary()).toHaveClass("layout-hidden")
  // Nobody who goes by Tab is led into what can't be seen.
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("tabindex", "-1")
  rerender(page([NO_NAME], first))
  expect(document.getElementById("f-email")).toHaveFocus()
  rerender(page([NO_NAME], {}))
  expect(document.getElementById("f-name")).toHaveFocus()
})

test("a focus in the summary goes to the field when the last error goes", () => {
  const { rerender } = render(page([NO_NAME]))
  summary().focus()
  rerender(page([]))
  expect(document.getElementById("f-name")).toHaveFocus()
})

test("a line of the summary opens what its field is in, and leaves the address alone", async () => {
  const { container } = render(page([NO_EMAIL]))
  await userEvent.click(screen.getByRole("link", { name: "Enter your email" }))
  expect(container.querySelector("details")?.open).toBe(true)
  expect(document.getElementById("f-email")).toHaveFocus()
  expect(window.location.hash).toBe("")
})

test("a title that the next page has set meanwhile stays", () => {
  const { unmount } = render(page([NO_NAME]))
  document.title = "Thank you"
  unmount()
  expect(document.title).toBe("Thank you")
})

test("two forms with errors share the word in the title", () => {
  const one = render(page([NO_NAME]))
  const other = render(page([NO_EMAIL]))
  expect(document.title).toBe("Error: Contact")
  one.unmount()
  expect(document.title).toBe("Error: Contact")
  other.unmount()
  expect(document.title).toBe("Contact")
})

test("a failure takes the focus each time, submits its form again, and says how to reach the firm", async () => {
  const submit = jest.fn(event => event.preventDefault())
  const form = (attempt: number) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Failure firm={firm} attempt={attempt} />
    </form>
  )
  const { rerender } = render(form(1))
  const failure = screen.getByRole("group", { name: "We couldn’t send it" })
  expect(failure).toHaveFocus()
  expect(failure).toHaveAccessibleDescription(/Everything you typed is still here/)
  expect(screen.getByRole("link", { name: "1300 975 707" })).toHaveAttribute("href", "tel:1300975707")
  expect(screen.getByRole("link", { name: "hello@example.com" })).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(submit).toHaveBeenCalledTimes(1)
  rerender(form(2))
  expect(failure).toHaveFocus()
})
