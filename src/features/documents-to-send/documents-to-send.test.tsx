import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { DocumentToSend } from "../../domain/documents-to-send/document-to-send"
import { parseIsoDate } from "../../domain/iso-date"
import { startChangedPage } from "../../testing/built-page"
import { TYPED_BY_STRANGERS } from "../../testing/typed-names"
import { EveryDocument } from "./every-document"
import { InteractiveDocumentsToSend } from "./interactive-documents-to-send"

const doc = (name: string, more: Partial<DocumentToSend> = {}): DocumentToSend => ({
  name,
  why: `The reason for it: ${name}`,
  where: "You have it.",
  due: "start",
  way: "email",
  ...more,
})

const DOCUMENTS = [
  doc("Names"),
  doc("Approval", { side: "buying", circumstances: ["loan"] }),
  doc("Rates notice", { side: "selling", due: "before-signing" }),
  doc("Form 2", { side: "selling", state: "QLD" }),
]

const groups = () => screen.getAllByRole("group").map(group => group.querySelector("summary")?.textContent)
const ticks = () => screen.getAllByRole("checkbox").map(box => box.closest("label")?.textContent)

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, "", "/what-to-send")
})

test("where nothing is known, every document is listed, by side and state, and says what must be so", () => {
  render(<EveryDocument documents={DOCUMENTS} />)
  expect(groups()).toEqual(["Everyone", "Buying", "Selling", "Selling in Queensland"])
  expect(screen.getByText("you’re getting a loan")).toBeInTheDocument()
})

test("a list says once to upload documents, and a document says how to send it only if that's another way", () => {
  window.history.replaceState(null, "", "/what-to-send?side=buying&state=nsw")
  const documents = [doc("Names", { way: "upload" }), doc("Deed", { way: "upload" }), doc("Card", { way: "phone" })]
  for (const list of [
    <EveryDocument key="every" documents={documents} />,
    <InteractiveDocumentsToSend key="own" documents={documents} />,
  ]) {
    const { unmount } = render(list)
    expect(screen.getAllByText(/secure link/)).toHaveLength(1)
    expect(screen.getAllByText("How to send it")).toHaveLength(1)
    unmount()
  }
})

test("a document says who asks for it, and that we read it in a copy", () => {
  const source = {
    name: "A firm",
    url: "https://firm.example/",
    checked: parseIsoDate("2026-11-21"),
    ...{ setBy: "the Titles Registry", read: "copy" as const },
  }
  render(<EveryDocument documents={[doc("Names", { source })]} />)
  expect(screen.getByText("Source").nextElementSibling).toHaveTextContent(
    "The Titles Registry, read in a copy on 21 November 2026",
  )
})

test("answers narrow the list, are in the address, and documents are ticked off", async () => {
  const user = userEvent.setup()
  const { unmount } = render(<InteractiveDocumentsToSend documents={DOCUMENTS} />)
  await user.click(screen.getByLabelText("Buying"))
  await user.click(screen.getByLabelText("New South Wales"))
  expect(screen.getByText("1 of 1 to go")).toBeInTheDocument()
  await user.click(screen.getByLabelText("I’m getting a loan"))
  expect(screen.getByText("2 of 2 to go")).toBeInTheDocument()
  expect(window.location.search).toBe("?side=buying&state=nsw&loan=yes")
  await user.click(screen.getByLabelText("Approval"))
  expect(screen.getByText("1 of 2 to go")).toBeInTheDocument()

  unmount()
  render(<InteractiveDocumentsToSend documents={DOCUMENTS} />)
  expect(screen.getByLabelText("Approval")).toBeChecked()
  await user.click(screen.getByLabelText("I’m getting a loan"))
  expect(ticks()).toEqual(["I’m getting a loan", "Names"])
})

test("what isn't ticked off yet can be emailed to oneself, and reminders wait for a settlement date", async () => {
  const user = userEvent.setup()
  window.history.replaceState(null, "", "/what-to-send?side=selling&state=vic")
  const documents = [...DOCUMENTS, doc("Payout figure", { side: "selling", due: "settlement-week" })]
  render(<InteractiveDocumentsToSend documents={documents} />)
  const body = () => {
    const { href } = screen.getByText<HTMLAnchorElement>("Email it to yourself")
    return new URL(href).searchParams.get("body")
  }
  expect(body()).toContain("- Names")
  await user.click(screen.getByLabelText("Names"))
  expect(body()).not.toContain("- Names")
  expect(body()).toMatch(/\?side=selling&state=vic$/)

  expect(screen.queryByText("Add to my calendar")).toBeNull()
  fireEvent.change(screen.getByLabelText("When is settlement? (optional)"), { target: { value: "3 March 2999" } })
  expect(screen.getByText("Add to my calendar")).toBeInTheDocument()
  await user.click(screen.getByLabelText("Payout figure"))
  expect(screen.queryByText("Add to my calendar")).toBeNull()
})

test.each(Object.values(TYPED_BY_STRANGERS))(
  "the email and the reminders lead back to the list, without what else a link to it says, %j",
  async text => {
    const files: Blob[] = []
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    })
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined)
    const words = `Quokka ${text}`
    const answers = { side: "selling", state: "vic", property: words, loan: words, note: words }
    const query = new URLSearchParams(answers)
    window.history.replaceState(null, "", `/what-to-send?${query.toString()}#quokka-pay-now`)
    const documents = [...DOCUMENTS, doc("Payout figure", { side: "selling", due: "settlement-week" })]
    render(<InteractiveDocumentsToSend documents={documents} />)
    fireEvent.change(screen.getByLabelText(/When is settlement/), { target: { value: "3 March 2999" } })

    const { href } = screen.getByText<HTMLAnchorElement>("Email it to yourself")
    expect(new URL(href).searchParams.get("body")).toMatch(/\/what-to-send\?side=selling&state=vic$/)
    expect(href).not.toMatch(/quokka/i)
    fireEvent.click(screen.getByText("Add to my calendar"))
    const file = (await files[0]?.text())?.replaceAll("\r\n ", "")
    // The link in the reminders has the id of the sale, so that those of another sale don't replace them.
    const [, id] = /[?&]sale=([0-9a-f]{12})$/.exec(window.location.search) ?? []
    expect(file).toContain(`/what-to-send?side=selling&state=vic&sale=${id}\r\n`)
    expect(file).toContain(`UID:settlement-week-documents-vic-selling-${id}\r\n`)
    expect(file).not.toMatch(/quokka/i)
    click.mockRestore()
  },
)

test("a link whose answers can't be read says so at their questions", async () => {
  window.history.replaceState(null, "", "/what-to-send?side=sell&state=vic&property=castle")
  render(<InteractiveDocumentsToSend documents={DOCUMENTS} />)
  expect(mistakes()).toEqual(["Choose buying or selling", "Choose the kind of property"])
  fireEvent.click(screen.getByLabelText("Selling"))
  fireEvent.click(screen.getByLabelText("House"))
  await waitFor(() => expect(mistakes()).toEqual([]))
})

test("where settlement gives nothing a day, nobody is asked for its date", () => {
  window.history.replaceState(null, "", "/what-to-send?side=selling&state=vic")
  render(<InteractiveDocumentsToSend documents={DOCUMENTS} />)
  expect(screen.queryByLabelText(/settlement/)).toBeNull()
})

const showList = () => screen.getByText("Show my list")
const summary = () => screen.queryByText("There’s a problem")?.parentElement ?? null
const mistakes = () => [...(summary()?.querySelectorAll("a") ?? [])].map(link => link.textContent)

test("asking for the list too early lists all that's missing, once, and each goes as soon as it's answered", async () => {
  const user = userEvent.setup()
  document.title = "What to send"
  render(<InteractiveDocumentsToSend documents={DOCUMENTS} />)
  for (let times = 0; times < 2; times++) {
    await user.click(showList())
    expect(screen.getByLabelText("Buying")).toHaveFocus()
  }
  expect(mistakes()).toEqual(["Choose buying or selling", "Choose the state the property is in"])
  expect(document.title).toBe("Error: What to send")
  const side = screen.getByRole("group", { name: "Are you buying or selling?" })
  expect(side).toHaveAccessibleDescription("Choose buying or selling")

  await user.click(screen.getByRole("link", { name: "Choose buying or selling" }))
  expect(screen.getByLabelText("Buying")).toHaveFocus()
  await user.keyboard(" ")
  expect(mistakes()).toEqual(["Choose the state the property is in"])
  expect(side).not.toHaveAccessibleDescription()
  await user.click(screen.getByLabelText("Victoria"))
  expect(summary()).toBeNull()
  expect(document.title).toBe("What to send")
  await user.click(showList())
  expect(screen.getByRole("region", { name: "Documents to send" })).toHaveFocus()
})

test("the questions become interactive at the first touch with nothing drawn anew, in a page that a translator has changed", async () => {
  const page = await startChangedPage(
    <InteractiveDocumentsToSend documents={DOCUMENTS} />,
    page => {
      page.querySelector("details")?.setAttribute("open", "")
      page.querySelector<HTMLInputElement>("[name=side][value=selling]")?.click()
    },
    () => window.location.search !== "",
  )
  expect(page).toEqual({ errors: [], lostBoxes: [], lostTexts: [] })
  expect(document.querySelector("details")).toHaveAttribute("open")
  expect(window.location.search).toBe("?side=selling")
})
