import { waitFor } from "@testing-library/react"
import { getTurnstileToken } from "./turnstile"

const listScripts = () => [...document.head.querySelectorAll("script")]
const KEY = "1x00000000000000000000AA"

afterEach(() => {
  listScripts().forEach(script => script.remove())
  document.body.replaceChildren()
  delete window.turnstile
})

/** Cloudflare's script: renders a widget whose test ends with `token`, or with an error. */
function loadTurnstileMock(token: string | null) {
  const rendered: { inForm: boolean; options: unknown }[] = []
  window.turnstile = {
    render: (place, options) => {
      rendered.push({ inForm: place.closest("form") !== null, options })
      queueMicrotask(() => (token === null ? options["error-callback"]() : options.callback(token)))
      return "widget"
    },
    remove: () => undefined,
  }
  listScripts()[0]?.dispatchEvent(new Event("load"))
  return rendered
}

test("a script that cannot be loaded gives no token, and the next form tries again", async () => {
  const first = getTurnstileToken(KEY)
  listScripts()[0]?.dispatchEvent(new Event("error"))
  expect(await first).toBeNull()
  listScripts()[0]?.remove()

  const second = getTurnstileToken(KEY)
  expect(listScripts().map(script => script.src)).toEqual([
    "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  ])
  loadTurnstileMock("a token")
  expect(await second).toBe("a token")
})

test("the test stands in the form that the visitor is in, names what it is for, and leaves nothing behind", async () => {
  document.body.innerHTML = '<form><input id="field" /></form>'
  document.getElementById("field")?.focus()
  const rendered = loadTurnstileMock("a token")
  expect(await getTurnstileToken(KEY)).toBe("a token")
  expect(rendered).toMatchObject([
    { inForm: true, options: { sitekey: KEY, action: "lead", appearance: "interaction-only" } },
  ])
  await waitFor(() => expect(document.body.innerHTML).toBe('<form><input id="field"></form>'))
})

test("a test that fails gives no token", async () => {
  loadTurnstileMock(null)
  expect(await getTurnstileToken(KEY)).toBeNull()
})
