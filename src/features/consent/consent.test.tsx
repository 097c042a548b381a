import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readAnalyticsConsent } from "../../lib/consent"
import { Consent } from "./consent"
import { ConsentChoice } from "./consent-choice"

jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

const IDS = '<meta name="tag-ids" content="GTM-ABC123">'

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = IDS
})
afterEach(() => Reflect.deleteProperty(navigator, "globalPrivacyControl"))

const question = () => screen.findByRole("region", { name: "Can we use analytics?" })
const answers = () => screen.getAllByRole("button")

test("both answers look the same, and neither has the focus", async () => {
  render(<Consent path="/" />)
  await question()
  const [no, yes] = answers()
  expect([no, yes].map(answer => answer?.textContent)).toEqual(["Reject analytics", "Accept analytics"])
  expect(no?.className).toBe(yes?.className)
  expect(document.body).toHaveFocus()
})

test.each([
  ["Reject analytics", "refused"],
  ["Accept analytics", "granted"],
])("%s is kept as %s, and the question goes and does not come back", async (name, value) => {
  const { unmount } = render(<Consent path="/" />)
  await question()
  await userEvent.click(screen.getByRole("button", { name }))
  expect(readAnalyticsConsent()).toBe(value)
  expect(screen.queryByRole("region")).toBeNull()
  unmount()
  render(<Consent path="/buying" />)
  expect(screen.queryByRole("region")).toBeNull()
})

test("nobody is asked where nothing is set up", () => {
  document.head.innerHTML = ""
  render(<Consent path="/" />)
  expect(screen.queryByRole("region")).toBeNull()
})

test("nobody is asked whose browser asks not to be tracked", () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true })
  render(<Consent path="/" />)
  render(<ConsentChoice />)
  expect(screen.queryByRole("region")).toBeNull()
  expect(screen.getByText(/Your browser asks sites not to track you/)).toBeVisible()
  expect(screen.queryByRole("button")).toBeNull()
})

test("the choice is shown and can be changed on its page", async () => {
  render(<ConsentChoice />)
  expect(screen.getByText(/You haven’t chosen yet/)).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Accept analytics" }))
  await waitFor(() => expect(screen.getByText(/You’ve accepted analytics/)).toBeVisible())
  await userEvent.click(screen.getByRole("button", { name: "Reject analytics" }))
  await waitFor(() => expect(screen.getByText(/You’ve rejected analytics/)).toBeVisible())
})
