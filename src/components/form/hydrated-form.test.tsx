import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { lazy, type ComponentType, type FormEvent } from "react"
import { openPrerenderedPage } from "../../testing/built-page"
import { APP_DATA_ID } from "../../gatsby/inline/app-tags"
import { LATE_SCRIPTS_ID, startAppLate } from "../../gatsby/inline/inline-scripts"
import { LATE_NOTE_ID } from "../../lib/waiting"
import { INTERACTIVE_EVENT, useFormAnswers } from "./form-answers"
import { HydratedForm } from "./hydrated-form"
import { SubmitButton } from "./submit-button"

const sentNames: string[] = []

function AForm() {
  const ref = useFormAnswers(
    () => ({}),
    () => undefined,
  )
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    sentNames.push(String(new FormData(event.currentTarget).get("name")))
  }
  return (
    <form ref={ref} id="a-form" aria-label="A form" onSubmit={send}>
      <input name="name" aria-label="Name" />
      <SubmitButton formId="a-form">Send</SubmitButton>
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

// The page's own inline script, which holds a submit until the form is interactive.
beforeAll(() => startAppLate(LATE_SCRIPTS_ID, APP_DATA_ID, INTERACTIVE_EVENT, LATE_NOTE_ID, "", "60000"))
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

test("a form whose code can't be loaded says so to the page, and loads it again at a later touch", async () => {
  hydrate(await openPage())
  const errors = jest.fn()
  window.addEventListener("error", errors, true)
  field().focus()
  await act(async () => fail())
  expect(errors).toHaveBeenCalledTimes(1)
  window.removeEventListener("error", errors, true)
  field().blur()
  field().focus()
  await act(async () => arrive())
  fireEvent.submit(screen.getByRole("form"))
  await waitFor(() => expect(sentNames).toEqual([""]))
})

test("a form that comes by navigation whose code can't be loaded says how to reach the firm", async () => {
  render(<Page />)
  expect(document.getElementById("a-form")).toHaveTextContent("Loading …")
  await act(async () => fail())
  expect(screen.getByRole("alert")).toHaveTextContent(/^We couldn’t show this part/)
})
