import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import {
  answerJobScreens,
  fillInPersonAndSend,
  beginAtLastStep,
  chooseAnswers,
  fillField,
  findButton,
  LOST,
  openTabForEachTest,
  pressButton,
  QUOTE_ID,
  showHeldQuoteForm,
  showQuoteForm,
} from "../../../testing/quote-form-on-screen"
import { useRequestStore } from "../request-store"

openTabForEachTest()

test("the request is sent as JSON with its key, and the next page is shown", async () => {
  const { sent, gone } = showQuoteForm()
  await answerJobScreens()
  await fillInPersonAndSend()
  await waitFor(() => expect(gone).toEqual([`/quotes/${QUOTE_ID}/offer`]))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.path).toBe("/api/quotes")
  expect(sent[0]?.request?.headers?.["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[0]?.request?.body).toMatchObject({
    side: "selling",
    state: "NSW",
    propertyType: "house",
    price: "850k",
    stage: "looking",
    name: "Nguyễn Thị Mai",
    email: "mai@example.com",
    sendEmailQuote: true,
    reference_code: "",
  })
  expect(useRequestStore.getState().hasSubmittedInSession).toBe(true)
  expect(sessionStorage.getItem("draft:quote")).toBeNull()
  // The next page may take seconds to load, and a button that looks ready would be pressed again.
  expect(findButton("Sending …")).toHaveAttribute("aria-busy", "true")
})

test.each([
  ["the server's", () => Promise.resolve()],
  ["our own code's", () => Promise.reject(new TypeError("errors.toSorted is not a function"))],
])("a failure, %s, keeps what was typed, says how to reach the firm, and a repeat has the same key", async (_, end) => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const until = end()
  until.catch(() => undefined)
  beginAtLastStep()
  const { sent, gone } = showQuoteForm(LOST, until)
  await pressButton("Send me this quote")
  const failure = await screen.findByRole("group", { name: "We couldn’t send it" })
  await waitFor(() => expect(failure).toHaveFocus())
  expect(failure).toHaveTextContent("1300 975 707")
  expect(failure).toHaveTextContent("hello@example.com")
  expect(screen.getByLabelText("Full name")).toHaveValue("Nguyễn Thị Mai")
  expect(useRequestStore.getState().isLoading).toBe(false)
  await pressButton("Send me this quote")
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.request?.headers).toEqual(sent[0]?.request?.headers)
  expect(gone).toEqual([])
  silent.mockRestore()
})

test("the request says the device and the seconds in each step from the first touch, and a repeat that took longer has the same key", async () => {
  let clock = 5_000
  jest.spyOn(performance, "now").mockImplementation(() => clock)
  const { sent } = showQuoteForm(LOST)
  clock += 90_000
  chooseAnswers("Buying")
  clock += 41_400
  await answerJobScreens()
  clock += 12_000
  await pressButton("Send it to me")
  fillField("Full name", "Nguyễn Thị Mai")
  fillField("Email", "mai@example.com")
  clock += 30_000
  await pressButton("Send me this quote")
  await waitFor(() => expect(sent).toHaveLength(1))
  clock += 60_000
  await pressButton("Send me this quote")
  await waitFor(() => expect(sent).toHaveLength(2))
  const form = { device: "desktop", propertySeconds: 41, priceSeconds: 12 }
  expect(sent.map(({ request }) => request?.body)).toMatchObject([
    { form: { ...form, sendSeconds: 30 } },
    { form: { ...form, sendSeconds: 90 } },
  ])
  expect(sent[1]?.request?.headers).toEqual(sent[0]?.request?.headers)
  jest.restoreAllMocks()
})

test("a form that was left open for days says a day, which the function takes", async () => {
  let clock = 0
  jest.spyOn(performance, "now").mockImplementation(() => clock)
  const { sent, gone } = showQuoteForm()
  chooseAnswers("Buying")
  clock += 3 * 24 * 60 * 60_000
  await answerJobScreens()
  await fillInPersonAndSend()
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(sent[0]?.request?.body).toMatchObject({ form: { propertySeconds: 86_400 } })
  jest.restoreAllMocks()
})

test("the server's errors stand in the summary and at their field", async () => {
  const message = "Enter an email address in the correct format, like name@example.com"
  beginAtLastStep()
  showQuoteForm({ status: 422, body: { errors: [{ field: "email", code: "format", message }] } })
  await pressButton("Send me this quote")
  const summary = (await screen.findByText("There’s a problem")).closest("div") as HTMLElement
  expect(within(summary).getByRole("link", { name: message })).toHaveAttribute("href", "#raq-form-email")
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.getByLabelText("Email")).toHaveValue("mai@example.com")
})

test("what the page says of a copy and of the next page is sent as the state has it", async () => {
  useRequestStore.setState({ sendEmailQuote: false, thankYouPageRoute: "/quotes/{id}/lp-thank-you" })
  beginAtLastStep()
  const { sent, gone } = showQuoteForm()
  await pressButton("Send my request")
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(sent[0]?.request?.body).toMatchObject({
    sendEmailQuote: false,
    thankYouPageRoute: "/quotes/{id}/lp-thank-you",
  })
})

/** The requests that were sent, without how long each step took. */
const getSentAnswers = (requests: ReturnType<typeof showQuoteForm>["sent"]) =>
  requests.map(({ request }) => ({ ...JSON.parse(JSON.stringify(request?.body)), form: null }))

const copyBox = () => screen.getByLabelText("Email me a copy of this quote")

test("the last step asks whether to email a copy: ticked at first, and unticked the request says false", async () => {
  beginAtLastStep()
  const { unmount } = showQuoteForm()
  expect(copyBox()).toBeChecked()
  fireEvent.click(copyBox())
  // It stays unticked when the form is closed and opened again.
  unmount()
  useRequestStore.getState().activate()
  const { sent, gone } = showQuoteForm()
  await waitFor(() => expect(copyBox()).not.toBeChecked())
  await pressButton("Send my request")
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(sent[0]?.request?.body).toMatchObject({ sendEmailQuote: false })
})

test("activated with sendEmailQuote false the box starts unticked, and the visitor's tick goes before it", async () => {
  useRequestStore.getState().activate({ sendEmailQuote: false })
  beginAtLastStep()
  const { sent, gone } = showQuoteForm()
  expect(copyBox()).not.toBeChecked()
  fireEvent.click(copyBox())
  expect(copyBox()).toBeChecked()
  await pressButton("Send me this quote")
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(sent[0]?.request?.body).toMatchObject({ sendEmailQuote: true })
})

test("a page whose address says sendEmailQuote=no begins with the box unticked, and sends no", async () => {
  window.history.replaceState(null, "", "/request-a-quote?sendEmailQuote=no")
  beginAtLastStep()
  const { sent, gone } = showQuoteForm()
  expect(copyBox()).not.toBeChecked()
  await pressButton("Send my request")
  await waitFor(() => expect(gone).toHaveLength(1))
  expect(sent[0]?.request?.body).toMatchObject({ sendEmailQuote: false })
  window.history.replaceState(null, "", "/request-a-quote")
})

test("a form that is alive already follows an activation with sendEmailQuote false, unless its visitor chose", async () => {
  beginAtLastStep()
  showQuoteForm()
  act(() => useRequestStore.setState({ sendEmailQuote: false }))
  expect(copyBox()).not.toBeChecked()
  fireEvent.click(copyBox())
  act(() => useRequestStore.setState({ sendEmailQuote: true }))
  act(() => useRequestStore.setState({ sendEmailQuote: false }))
  expect(copyBox()).toBeChecked()
})

test("submit is blocked while loading", async () => {
  beginAtLastStep()
  const { sent, release } = showHeldQuoteForm()
  await pressButton("Send me this quote")
  expect(useRequestStore.getState().isLoading).toBe(true)
  const button = findButton("Sending …")
  expect(button).toHaveAttribute("aria-busy", "true")
  fireEvent.click(button)
  await pressButton("Sending …")
  expect(sent).toHaveLength(1)
  release()
  await waitFor(() => expect(useRequestStore.getState().hasSubmittedInSession).toBe(true))
  expect(sent).toHaveLength(1)
})

test("a form that is closed while it is sent, and is sent again, keeps its key", async () => {
  beginAtLastStep()
  const first = showHeldQuoteForm()
  await pressButton("Send me this quote")
  act(() => useRequestStore.getState().hide())
  first.unmount()

  const again = showQuoteForm()
  await pressButton("Send me this quote")
  await waitFor(() => expect(again.gone).toHaveLength(1))
  expect(again.sent.map(({ request }) => request?.headers)).toEqual(first.sent.map(({ request }) => request?.headers))
  expect(getSentAnswers(again.sent)).toEqual(getSentAnswers(first.sent))
})
