import { http } from "./http"

const send = jest.fn(async () => Response.json({}))

beforeEach(() => {
  globalThis.fetch = send
  send.mockClear()
  document.head.innerHTML = ""
})

test("without a word in the page, requests go to the page's own origin", async () => {
  await http("/api/quotes/x")
  expect(send).toHaveBeenCalledWith("/api/quotes/x", expect.anything())
})

test("requests go to the base URL that the page names when they are made", async () => {
  document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/">'
  await http("/api/quotes/x")
  expect(send).toHaveBeenCalledWith("https://api.example.com/api/quotes/x", expect.anything())
})
