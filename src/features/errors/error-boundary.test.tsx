import { act, fireEvent, render, screen } from "@testing-library/react"
import { ErrorBoundary } from "./error-boundary"

const navigate = jest.fn()
jest.mock("../../lib/navigation/follow", () => ({ follow: (to: string) => navigate(to) }))

const Broken = ({ error }: { error: Error }) => {
  throw error
}

const gone = Object.assign(new Error("no such quote"), { statusCode: 410, statusMessage: "This quote has ended" })

const page = (path: string, error: Error | null) => (
  <ErrorBoundary path={path}>{error ? <Broken error={error} /> : <p>A page</p>}</ErrorBoundary>
)

let log: jest.SpyInstance
beforeEach(() => (log = jest.spyOn(console, "error").mockImplementation(() => undefined)))
afterEach(() => jest.restoreAllMocks())

test("the error screen shows the error status code and status message, and the error is logged", async () => {
  render(page("/buying", gone))
  expect(await screen.findByText("410")).toBeVisible()
  expect(screen.getByRole("heading", { name: "This quote has ended" })).toBeVisible()
  expect(log.mock.calls.flat().map(String).join()).toContain("no such quote")
})

test("an error without a status is a 500, and its own words are not shown", async () => {
  render(page("/buying", new TypeError("undefined is not a function")))
  expect(await screen.findByText("500")).toBeVisible()
  expect(document.body).not.toHaveTextContent("undefined")
})

test('the "Clear errors" button clears the error and redirects to "/"', async () => {
  const { rerender } = render(page("/buying", gone))
  fireEvent.click(await screen.findByRole("button", { name: "Clear errors" }))
  expect(navigate).toHaveBeenCalledWith("/")
  rerender(page("/", null))
  expect(screen.getByText("A page")).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
})

test('on the home page "Clear errors" draws it again', async () => {
  navigate.mockClear()
  const { rerender } = render(page("/", gone))
  const button = await screen.findByRole("button", { name: "Clear errors" })
  rerender(page("/", null))
  fireEvent.click(button)
  expect(screen.getByText("A page")).toBeVisible()
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0)",
  "Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse",
  "facebookexternalhit/1.1",
  "Google-InspectionTool/1.0",
])(
  "a visitor that looks like a crawler, %s: the error screen is not rendered, the error only logged",
  async userAgent => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent)
    const { container } = render(page("/buying", gone))
    await act(() => import("./broken-page"))
    expect(container).toBeEmptyDOMElement()
    expect(log.mock.calls.flat().map(String).join()).toContain("no such quote")
  },
)
