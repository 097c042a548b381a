import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { lazy, type ComponentType, type FormEvent } from "react"
import { openPrerenderedPage } from "../../testing/built-page"
import { HydratedForm } from "./hydrated-form"

const sentNames: string[] = []

function AForm() {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    sentNames.push(String(new FormData(event.currentTarget).get("name")))
  }
  return (
    <form id="a-form" aria-label="A form" onSubmit={send}>
      <input name="name" aria-label="Name" />
      <button type="submit">Send</button>
    </form>
  )
}

/** Resolves or rejects the loading of the form's code when the test calls it. */
let arrive: () => void
let fail: () => void
let load: () => Promise<{ default: ComponentType }>
const never = () => false

const LoadedForm = lazy(async () => ({ default: AForm }))

const Page = ({ isWanted = never }) => (
  <HydratedForm id="a-form" load={load} isWanted={isWanted}>
    {() => <LoadedForm />}
  </HydratedForm>
)

const openPage = () => openPrerenderedPage(<Page />)
const hydrate = (page: HTMLElement) => render(<Page />, { container: page, hydrate: true })
const field = () => screen.getByLabelText<HTMLInputElement>("Name")

beforeEach(() => {
  sentNames.length = 0
  document.body.replaceChildren()
  load = () =>
    new Promise((resolve, reject) => {
      arrive = () => resolve({ default: AForm })
      fail = () => reject(new Error("no connection"))
    })
})

test.each(["before the code comes", "twice"])("a submit that comes %s is held, and repeated once", async times => {
  hydrate(await openPage())
  field().value = "Mai"
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  if (times === "twice") expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  expect(sentNames).toEqual([])
  act(() => arrive())
  await waitFor(() => expect(sentNames).toEqual(["Mai"]))
  fireEvent.submit(screen.getByRole("form"))
  expect(sentNames).toEqual(["Mai", "Mai"])
})

test("the form's code is asked for once, where the form is wanted while it's loading, and a submit isn't lost", async () => {
  const code = load()
  load = jest.fn(() => code)
  const page = await openPage()
  const { rerender } = hydrate(page)
  field().focus()
  rerender(<Page isWanted={() => true} />)
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  act(() => arrive())
  await waitFor(() => expect(sentNames).toEqual([""]))
  expect(load).toHaveBeenCalledTimes(1)
})

test("a text that's being composed goes on being composed when the form becomes interactive", async () => {
  const page = await openPage()
  hydrate(page)
  const box = field()
  box.focus()
  fireEvent.compositionStart(box)
  box.value = "tie"
  act(() => arrive())
  fireEvent.submit(screen.getByRole("form"))
  await waitFor(() => expect(sentNames).toEqual(["tie"]))
  expect(field()).toBe(box)
  expect(box).toHaveFocus()
})

test("where the code can't be loaded, the browser sends the form, and a later touch loads the code again", async () => {
  hydrate(await openPage())
  const submits: boolean[] = []
  const listen = (event: Event) => {
    submits.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener("submit", listen)
  fireEvent.submit(screen.getByRole("form"))
  await act(async () => fail())
  expect(submits).toEqual([true, false])
  expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy")
  field().focus()
  await act(async () => arrive())
  fireEvent.submit(screen.getByRole("form"))
  await waitFor(() => expect(sentNames).toEqual([""]))
  window.removeEventListener("submit", listen)
})

test("a form that comes by navigation whose code can't be loaded says how to reach the firm", async () => {
  render(<Page />)
  expect(document.getElementById("a-form")).toHaveTextContent("Loading …")
  await act(async () => fail())
  expect(screen.getByRole("alert")).toHaveTextContent(/^We couldn’t show this part/)
})
