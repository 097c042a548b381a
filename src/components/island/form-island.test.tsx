import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import type { FormEvent } from "react"
import { openPrerenderedPage, startBuiltPage } from "../../testing/built-page"
import { APP_DATA_ID } from "../../gatsby/inline/app-tags"
import { LATE_NOTE_ID, LATE_SCRIPTS_ID, startAppLate } from "../../gatsby/inline/inline-scripts"
import { INTERACTIVE_EVENT, useFormAnswers } from "../form/form-answers"
import { SubmitButton } from "../form/submit-button"
import { Island } from "./island"
import { registerIsland } from "./start-islands"

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
let load: () => Promise<unknown>

registerIsland("a-form", () => load().then(() => AForm), { isFormWanted: () => false })

const openPage = async () => {
  // The build has the form's code.
  const page = await openPrerenderedPage(
    <Island name="a-form" props={{}}>
      <AForm />
    </Island>,
  )
  startBuiltPage(page)
}
const field = () => screen.getByLabelText<HTMLInputElement>("Name")

// The page's own inline script, which holds a submit until the form is interactive.
beforeAll(() => startAppLate(LATE_SCRIPTS_ID, APP_DATA_ID, INTERACTIVE_EVENT, LATE_NOTE_ID, "", "60000"))
beforeEach(() => {
  sentNames.length = 0
  document.body.replaceChildren()
  load = () =>
    new Promise((resolve, reject) => {
      arrive = () => resolve(AForm)
      fail = () => reject(new Error("no connection"))
    })
})

test.each(["before the code comes", "twice"])("a submit that comes %s is held, and repeated once", async times => {
  await openPage()
  field().value = "Mai"
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  if (times === "twice") expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  expect(sentNames).toEqual([])
  act(() => arrive())
  await waitFor(() => expect(sentNames).toEqual(["Mai"]))
  fireEvent.submit(screen.getByRole("form"))
  expect(sentNames).toEqual(["Mai", "Mai"])
})

test("the form's code is asked for once, whatever the visitor does meanwhile", async () => {
  const code = load()
  load = jest.fn(() => code)
  await openPage()
  field().focus()
  fireEvent.input(field())
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  act(() => arrive())
  await waitFor(() => expect(sentNames).toEqual([""]))
  expect(load).toHaveBeenCalledTimes(1)
})

test("a form whose code can't be loaded says so to the page, and loads it again at a later touch", async () => {
  await openPage()
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
