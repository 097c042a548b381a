import { showEmbeddedTool } from "./show-tool"

const SITE = "https://www.example.com"
const FRAMES = { quote: ['Get a free quote, by Example "Law"', 900], "key-dates": ["Key dates", 1100] }

/** The script as a page gets it: source text that can't use anything outside itself. */
const SCRIPT = `(${showEmbeddedTool.toString()})(${JSON.stringify(FRAMES)}, "/embed/", "page")`

/** The height of the browser's window, in pixels. */
const WINDOW = 768

beforeEach(() => {
  document.body.innerHTML = "<main></main>"
  history.replaceState(null, "", "/loans?client=1#top")
})

/**
 * Runs the script as a partner's page does, in a script element with these attributes. Returns the frame after that element, if
 * there is one.
 */
function runEmbedScript(attributes: Record<string, string>, place = "main"): HTMLIFrameElement | null {
  const script = document.createElement("script")
  // The script has a type that browsers don't run, so that jsdom doesn't fetch it.
  Object.entries({ ...attributes, type: "none", src: `${SITE}/embed.js` }).forEach(([name, value]) =>
    script.setAttribute(name, value),
  )
  document.querySelector(place)?.append(script)
  Object.defineProperty(document, "currentScript", { value: script, configurable: true })
  try {
    window.eval(SCRIPT)
  } finally {
    Reflect.deleteProperty(document, "currentScript")
  }
  return script.nextElementSibling instanceof HTMLIFrameElement ? script.nextElementSibling : null
}

const QUOTE = { "data-partner": "acme", "data-tool": "quote" }

/** Dispatches a message from a frame, or from another source. */
const dispatchMessage = (data: unknown, { from, origin = SITE }: { from: HTMLIFrameElement | null; origin?: string }) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin, source: from?.contentWindow ?? null }))

test("after its element comes a frame with the tool, which is told the page without query and hash", () => {
  const frame = runEmbedScript(QUOTE)
  const { origin, pathname, searchParams } = new URL(frame?.src ?? "")
  expect([origin, pathname]).toEqual([SITE, "/embed/acme/quote"])
  expect([...searchParams]).toEqual([["page", `${location.origin}/loans`]])
  expect(frame).toHaveAttribute("title", 'Get a free quote, by Example "Law"')
  expect(frame).toHaveAttribute("width", "100%")
  expect(frame).toHaveProperty("loading", "lazy")
  expect(Number(frame?.getAttribute("height"))).toBeGreaterThan(0)
})

test("a policy of the page that refuses inline styles has nothing to refuse", () => {
  const setAttribute = jest.spyOn(Element.prototype, "setAttribute")
  const frame = runEmbedScript(QUOTE)
  expect(setAttribute.mock.calls.map(([name]) => name)).not.toContain("style")
  expect(frame?.outerHTML).not.toMatch(/srcdoc|onload/)
  setAttribute.mockRestore()
})

test("each frame is as high as its own tool says", () => {
  const [first, second] = [runEmbedScript(QUOTE), runEmbedScript({ ...QUOTE, "data-tool": "key-dates" })]
  dispatchMessage({ height: 812.4 }, { from: second })
  expect([first?.style.height, second?.style.height]).toEqual(["", "813px"])
  dispatchMessage({ height: 400 }, { from: second })
  expect(second?.style.height).toBe("400px")
})

test("messages of other windows, of other origins, and of nothing that's a height change nothing", () => {
  const frame = runEmbedScript(QUOTE)
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation()
  dispatchMessage({ height: 500, top: 9000 }, { from: null })
  dispatchMessage({ height: 500, top: 9000 }, { from: frame, origin: "https://evil.example" })
  for (const data of [null, undefined, "500", 500, {}, { height: -1 }, { height: "x" }, { height: {} }])
    dispatchMessage(data, { from: frame })
  expect(frame?.style.height).toBe("")
  expect(scrollBy).not.toHaveBeenCalled()
  scrollBy.mockRestore()
})

test.each([
  ["above the window", -100, true],
  ["below it", WINDOW + 1, true],
  ["in it", WINDOW / 2, false],
])("where what has got the focus is %s, the page scrolls to it: %s, %p", (_, top, scrolls) => {
  const frame = runEmbedScript(QUOTE)
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation()
  dispatchMessage({ height: 900, top }, { from: frame })
  expect(scrollBy).toHaveBeenCalledTimes(scrolls ? 1 : 0)
  if (scrolls) expect(scrollBy).toHaveBeenCalledWith(0, top - WINDOW / 5)
  scrollBy.mockRestore()
})

test("in the page's head, where nothing shows, it says in the console where to put the line", () => {
  const error = jest.spyOn(console, "error").mockImplementation()
  expect(runEmbedScript(QUOTE, "head")).toBeNull()
  expect(error).toHaveBeenCalledWith(expect.stringContaining("body"))
  error.mockRestore()
})

test.each([
  ["no partner", { "data-tool": "quote" }],
  ["no tool", { "data-partner": "acme" }],
  ["a tool that there isn't", { "data-partner": "acme", "data-tool": "constructor" }],
])("an element with %s shows nothing, and the console says what to do", (_, attributes) => {
  const error = jest.spyOn(console, "error").mockImplementation()
  expect(runEmbedScript(attributes)).toBeNull()
  expect(error).toHaveBeenCalledWith(expect.stringContaining("quote, key-dates"))
  error.mockRestore()
})
