import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { APP_READY_EVENT } from "../../lib/deferred-features"
import { APP_DATA_ID } from "../../gatsby/inline/app-tags"
import { LATE_SCRIPTS_ID, startAppLate } from "../../gatsby/inline/inline-scripts"
import { openPrerenderedPage } from "../../testing/built-page"
import { getAnswerText, type FormValues } from "./form-values"
import { HydratedForm } from "./hydrated-form"

const sentNames: string[] = []

/** The same form in both its states, as on the site: `typed` is `null` in the static HTML. */
function AForm({ typed }: { typed: FormValues | null }) {
  const text = (name: string, otherwise = "") => (typed && name in typed ? getAnswerText(typed, name) : otherwise)
  return (
    <form
      id="a-form"
      aria-label={typed ? "interactive" : "static"}
      onSubmit={event => {
        event.preventDefault()
        sentNames.push(text("name"))
      }}
    >
      <input id="a-form-name" name="name" aria-label="Name" defaultValue={text("name")} />
      <input id="a-form-email" name="email" type="email" aria-label="Email" defaultValue={text("email")} />
      <textarea id="a-form-note" name="note" aria-label="Note" defaultValue={text("note")} />
      <input type="radio" name="side" value="buying" aria-label="Buying" defaultChecked={text("side") === "buying"} />
      <input
        type="radio"
        name="side"
        value="selling"
        aria-label="Selling"
        defaultChecked={text("side") === "selling"}
      />
      <input type="hidden" name="copy" value="no" />
      <input type="checkbox" name="copy" value="yes" aria-label="Copy" defaultChecked={text("copy", "yes") === "yes"} />
      <details id="a-form-more">
        <summary>More</summary>
        <a href="#more">Read more</a>
      </details>
      <button type="submit">Send</button>
    </form>
  )
}

/** Resolves the loading of the interactive form's code when the test calls it. */
let arrive: () => void
let load: () => Promise<{ Interactive: typeof AForm }>
const never = () => false
const Page = ({ isWanted = never }) => (
  <HydratedForm
    load={load}
    isWanted={isWanted}
    staticForm={() => <AForm typed={null} />}
    interactiveForm={({ Interactive }, typedValues) => <Interactive typed={typedValues} />}
  />
)

/** A page as the build made it, which a visitor reads before any script has loaded. */
async function openStaticPage(): Promise<{ hydrate: () => ReturnType<typeof render> }> {
  const page = await openPrerenderedPage(
    <div>
      <AForm typed={null} />
    </div>,
  )
  return { hydrate: () => render(<Page />, { container: page, hydrate: true }) }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** Puts `text` into the focused control in the way an input method does while it's still composing. */
function composeText(text: string): void {
  const control = document.activeElement
  if (!(control instanceof HTMLInputElement)) throw new Error("nothing is focused")
  control.value = text
  fireEvent.input(control, { isComposing: true })
}

const aTick = () => new Promise<void>(resolve => setTimeout(resolve))
/** Waits for everything that's about to happen, with no pointer down: jsdom treats the focused element as pressed. */
const aMoment = () =>
  act(async () => {
    await aTick()
    fireEvent.pointerUp(document)
    await aTick()
  })
async function waitForInteractiveForm(): Promise<void> {
  await aMoment()
  await screen.findByRole("form", { name: "interactive" })
}

// The page's own inline script, which notices a composition that started before the rest of our code loaded.
beforeAll(() => startAppLate(LATE_SCRIPTS_ID, APP_DATA_ID, APP_READY_EVENT, "late-note", "", "60000"))
beforeEach(() => {
  sentNames.length = 0
  document.body.replaceChildren()
  load = () => new Promise(resolve => (arrive = () => resolve({ Interactive: AForm })))
})

test("value, choice, focus and what is open are as they were", async () => {
  const { hydrate } = await openStaticPage()
  field("Name").value = "Mai"
  field("Note").value = "Xin chào"
  field("Selling").click()
  field("Copy").click()
  document.querySelector("details")?.setAttribute("open", "")
  field("Email").focus()
  hydrate()
  arrive()
  await waitForInteractiveForm()
  expect(field("Name")).toHaveValue("Mai")
  expect(field("Note")).toHaveValue("Xin chào")
  expect(field("Selling")).toBeChecked()
  expect(field("Copy")).not.toBeChecked()
  expect(document.querySelector("details")).toHaveAttribute("open")
  expect(field("Email")).toHaveFocus()
})

test.each(["Name", "Note"])("the caret, and what is selected, are where they were in %s", async name => {
  const { hydrate } = await openStaticPage()
  field(name).value = "Nguyễn Thị Mai"
  field(name).focus()
  field(name).setSelectionRange(7, 10, "backward")
  hydrate()
  arrive()
  await waitForInteractiveForm()
  const { selectionStart, selectionEnd, selectionDirection } = field(name)
  expect({ selectionStart, selectionEnd, selectionDirection }).toEqual({
    selectionStart: 7,
    selectionEnd: 10,
    selectionDirection: "backward",
  })
})

test.each(["More", "Read more"])("the focus stays on what has no id of its own: %s", async words => {
  const { hydrate } = await openStaticPage()
  document.querySelector("details")?.setAttribute("open", "")
  screen.getByText(words).focus()
  hydrate()
  arrive()
  await waitForInteractiveForm()
  expect(screen.getByText(words)).toHaveFocus()
})

test("a composition that began before the scripts came is not cut: the form waits for its end", async () => {
  const { hydrate } = await openStaticPage()
  field("Name").focus()
  fireEvent.compositionStart(field("Name"))
  composeText("ni")
  hydrate()
  arrive()
  await aMoment()
  expect(screen.getByRole("form", { name: "static" })).toBeInTheDocument()
  composeText("你好")
  fireEvent.compositionEnd(field("Name"))
  await waitForInteractiveForm()
  expect(field("Name")).toHaveValue("你好")
  expect(field("Name").selectionStart).toBe(2)
  expect(field("Name")).toHaveFocus()
})

test("a composition that begins while the code is on its way, and one right behind it, are not cut either", async () => {
  const { hydrate } = await openStaticPage()
  hydrate()
  field("Name").focus()
  fireEvent.compositionStart(field("Name"))
  composeText("tie")
  arrive()
  composeText("tiếng")
  fireEvent.compositionEnd(field("Name"))
  fireEvent.compositionStart(field("Name"))
  composeText("tiếngvie")
  await aMoment()
  expect(screen.getByRole("form", { name: "static" })).toBeInTheDocument()
  composeText("tiếngviệt")
  fireEvent.compositionEnd(field("Name"))
  await waitForInteractiveForm()
  expect(field("Name")).toHaveValue("tiếngviệt")
})

test("what some browsers write behind the end of a composition is there too", async () => {
  const { hydrate } = await openStaticPage()
  hydrate()
  field("Name").focus()
  fireEvent.compositionStart(field("Name"))
  arrive()
  await aMoment()
  fireEvent.compositionEnd(field("Name"))
  composeText("你好")
  await waitForInteractiveForm()
  expect(field("Name")).toHaveValue("你好")
})

test("a composition whose end nobody heard of is over once something else has the focus", async () => {
  const { hydrate } = await openStaticPage()
  field("Name").focus()
  fireEvent.compositionStart(field("Name"))
  hydrate()
  arrive()
  await aMoment()
  field("Email").focus()
  await waitForInteractiveForm()
  expect(field("Email")).toHaveFocus()
})

test("nothing is replaced under an email address that is being typed, whose caret nobody can put back", async () => {
  const { hydrate } = await openStaticPage()
  field("Email").value = "maiexample.com"
  field("Email").focus()
  hydrate()
  arrive()
  await aMoment()
  expect(screen.getByRole("form", { name: "static" })).toBeInTheDocument()
  field("Email").value = "mai@example.com"
  field("Name").focus()
  await aMoment()
  await waitForInteractiveForm()
  expect(field("Email")).toHaveValue("mai@example.com")
  expect(field("Name")).toHaveFocus()
})

test("a form that is sent from such a field is sent at once", async () => {
  const { hydrate } = await openStaticPage()
  field("Name").value = "Mai"
  field("Email").value = "mai@example.com"
  field("Email").focus()
  hydrate()
  arrive()
  await aMoment()
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  await aMoment()
  await waitForInteractiveForm()
  await waitFor(() => expect(sentNames).toEqual(["Mai"]))
})

test.each(["nothing else", "a heading"])(
  "a submit that comes too early is held, and repeated once with what was typed, where %s has its id",
  async by => {
    if (by === "a heading") document.body.append(Object.assign(document.createElement("h2"), { id: "a-form" }))
    const { hydrate } = await openStaticPage()
    hydrate()
    field("Name").value = "Mai"
    expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
    expect(sentNames).toEqual([])
    arrive()
    await waitForInteractiveForm()
    await waitFor(() => expect(sentNames).toEqual(["Mai"]))
  },
)

test("a submit is held, and repeated, where the form is asked to become interactive while its code is loading", async () => {
  const code = load()
  load = () => code
  const { hydrate } = await openStaticPage()
  const { rerender } = hydrate()
  field("Name").focus()
  field("Name").value = "Mai"
  rerender(<Page isWanted={() => true} />)
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  arrive()
  await waitForInteractiveForm()
  await waitFor(() => expect(sentNames).toEqual(["Mai"]))
})

test("a submit that comes while a text is composed ends the composition, since nothing would be sent before", async () => {
  const { hydrate } = await openStaticPage()
  hydrate()
  field("Name").focus()
  fireEvent.compositionStart(field("Name"))
  composeText("Mai")
  // Browsers end a composition when the control loses the focus; jsdom doesn't.
  field("Name").addEventListener("blur", ({ target }) => fireEvent.compositionEnd(target as HTMLElement))
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false)
  arrive()
  await waitForInteractiveForm()
  await waitFor(() => expect(sentNames).toEqual(["Mai"]))
})

test("a visitor who has left the page keeps the focus where it is on the next one", async () => {
  const { hydrate } = await openStaticPage()
  const { rerender } = hydrate()
  field("Name").focus()
  rerender(<input id="a-form-email" aria-label="Search" defaultValue="" />)
  field("Search").focus()
  arrive()
  await aMoment()
  expect(field("Search")).toHaveFocus()
  expect(screen.queryByRole("form")).toBeNull()
})
