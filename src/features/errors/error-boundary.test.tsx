import { act, fireEvent, render, screen } from "@testing-library/react"
import { SectionBoundary } from "../../components/broken-part/section-boundary"
import { ErrorBoundary } from "./error-boundary"

const navigate = jest.fn()
jest.mock("../../lib/navigation/follow", () => ({ navigateTo: (to: string) => navigate(to) }))

const Broken = ({ error }: { error: Error }) => {
  throw error
}

const error = Object.assign(new Error("no such quote"), { statusCode: 410, statusMessage: "This quote has ended" })

const page = (path: string, error: Error | null) => (
  <ErrorBoundary path={path}>{error ? <Broken error={error} /> : <p>A page</p>}</ErrorBoundary>
)

let log: jest.SpyInstance
beforeEach(() => (log = jest.spyOn(console, "error").mockImplementation(() => undefined)))
afterEach(() => jest.restoreAllMocks())

test("the error screen shows the error status code and status message, and the error is logged", async () => {
  render(page("/buying", error))
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
  const { rerender } = render(page("/buying", error))
  fireEvent.click(await screen.findByRole("button", { name: "Clear errors" }))
  expect(navigate).toHaveBeenCalledWith("/")
  rerender(page("/", null))
  expect(screen.getByText("A page")).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
})

test('on the home page "Clear errors" draws it again', async () => {
  navigate.mockClear()
  const { rerender } = render(page("/", error))
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
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) Chrome/131.0.0.0 Mobile (compatible; Google-InspectionTool/1.0;)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; a-crawler-that-came-later-bot/1.0)",
  "Mozilla/5.0 (compatible; SeznamBot/4.0) CUBOT",
])(
  "a visitor that looks like a crawler, %s: the error screen is not rendered, the error only logged",
  async userAgent => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent)
    const { container } = render(page("/buying", error))
    await act(() => import("./error-screen"))
    expect(container).toBeEmptyDOMElement()
    expect(log.mock.calls.flat().map(String).join()).toContain("no such quote")
  },
)

/** User agents as these browsers send them, without version numbers of the phone's system that don't matter. */
test.each([
  "Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; CUBOT_P30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; CUBOT_P30; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBMF/CUBOT;FBDV/CUBOT_P30]",
  "Mozilla/5.0 (Linux; Android 13; Google Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/323.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
])("a visitor whose browser only sounds like a crawler, %s, sees the error screen", async userAgent => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent)
  render(page("/buying", error))
  expect(await screen.findByRole("button", { name: "Clear errors" })).toBeVisible()
})

test("an error in one section leaves the rest of the page, says so in its place, and is logged", () => {
  render(
    <main>
      <h1>Buying</h1>
      <SectionBoundary>
        <Broken error={error} />
      </SectionBoundary>
      <p>After it</p>
    </main>,
  )
  expect(screen.getByRole("alert")).toHaveTextContent("We couldn’t show this part")
  expect(screen.getByRole("heading", { name: "Buying" })).toBeVisible()
  expect(screen.getByText("After it")).toBeVisible()
  expect(log.mock.calls.flat().map(String).join()).toContain("no such quote")
})

test("nothing is shown in place of a part that a visitor won't miss", () => {
  render(
    <SectionBoundary quiet>
      <Broken error={error} />
    </SectionBoundary>,
  )
  expect(document.body).toHaveTextContent(/^$/)
})
