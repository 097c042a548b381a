import { loadIcon } from "./icon-loader"
import { checkIconSvgSafety } from "./icon-answer"

const OWN = "/api/icons/lucide.json?icons=anchor"
const PUBLIC = "https://api.iconify.design/lucide.json?icons=anchor"
const anchor = { prefix: "lucide", width: 24, height: 24, icons: { anchor: { body: '<path d="M0 0"/>' } } }
const icon = { drawing: '<path d="M0 0"/>', width: 24, height: 24 }

/** The parts of a `Response` that the loader reads. */
const createAnswer = (status: number, body: unknown) => ({ ok: status === 200, json: async () => body }) as Response

const requests: string[] = []
const warn = jest.spyOn(console, "warn")

beforeEach(() => {
  requests.length = 0
  warn.mockReset()
})
afterEach(() => jest.useRealTimers())

/** Servers that answer by address; any other address is a failed connection. */
function startServers(answers: Record<string, [status: number, body: unknown]>): void {
  globalThis.fetch = async url => {
    requests.push(String(url))
    const answer = answers[String(url)]
    if (!answer) throw new TypeError("fetch failed")
    return createAnswer(...answer)
  }
}

test("an icon comes from our own server, and the public service is not asked", async () => {
  startServers({ [OWN]: [200, anchor] })
  expect(await loadIcon("lucide:anchor")).toEqual(icon)
  expect(requests).toEqual([OWN])
  expect(warn).not.toHaveBeenCalled()
})

test.each<[string, Record<string, [number, unknown]>]>([
  ["is dead", {}],
  ["refuses", { [OWN]: [404, { errors: [] }] }],
  ["has not got it", { [OWN]: [200, { prefix: "lucide", icons: {}, not_found: ["anchor"] }] }],
  ["gives something else", { [OWN]: [200, "<html>"] }],
])("the public service is asked when our own server %s", async (_, own) => {
  startServers({ ...own, [PUBLIC]: [200, anchor] })
  expect(await loadIcon("lucide:anchor")).toEqual(icon)
  expect(requests).toEqual([OWN, PUBLIC])
})

test("our own server has 1500 ms to answer", async () => {
  jest.useFakeTimers()
  globalThis.fetch = (url, { signal } = {}) => {
    requests.push(String(url))
    return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("too late"))))
  }
  void loadIcon("lucide:anchor")
  await jest.advanceTimersByTimeAsync(1499)
  expect(requests).toEqual([OWN])
  await jest.advanceTimersByTimeAsync(1)
  expect(requests).toEqual([OWN, PUBLIC])
})

test("an icon that nobody has is warned of, and asked for anew the next time", async () => {
  startServers({})
  expect(await loadIcon("lucide:anchor")).toBeNull()
  expect(warn.mock.calls).toEqual([["No icon could be loaded for lucide:anchor."]])
  await loadIcon("lucide:anchor")
  expect(requests).toHaveLength(4)
})

test("what is no name is not asked for", async () => {
  startServers({})
  expect(await loadIcon("../secret")).toBeNull()
  expect(requests).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
})

test("another name of an icon leads to that icon", async () => {
  const boat = { ...anchor, aliases: { boat: { parent: "anchor" } } }
  startServers({ "/api/icons/lucide.json?icons=boat": [200, boat] })
  expect(await loadIcon("lucide:boat")).toEqual(icon)
})

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a handler", '<path d="M0 0" onload="alert(1)"/>'],
  ["foreign HTML", "<foreignObject><p>x</p></foreignObject>"],
  ["a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ["a picture from elsewhere", '<image href="https://evil.example/x.png"/>'],
  ["paint from elsewhere", '<path d="M0 0" fill="url(https://evil.example/x)"/>'],
  ["an escape", '<path d="M0 0" fill="u\\72l(//evil.example)"/>'],
  ["a style", '<path d="M0 0" style="background:url(//evil.example)"/>'],
  ["an animation", '<set attributeName="href" to="javascript:alert(1)"/>'],
  ["an end of the drawing", '</svg><img src="x" onerror="alert(1)"/>'],
  ["broken XML", "<path d="],
  ["nothing", ""],
])("a drawing with %s is not shown", (_, body) => {
  expect(checkIconSvgSafety(body)).toBeNull()
})

test("paint that the drawing brings itself is shown", () => {
  const body = '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>'
  expect(checkIconSvgSafety(body)).toBe(body)
})

test("our own server is where the page says that the functions answer", async () => {
  document.head.innerHTML = '<meta name="api-base" content="https://api.example.net">'
  startServers({ [`https://api.example.net${OWN}`]: [200, anchor] })
  expect(await loadIcon("lucide:anchor")).toEqual(icon)
  expect(requests).toEqual([`https://api.example.net${OWN}`])
  document.head.innerHTML = ""
})
