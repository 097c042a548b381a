import { createIconLoader } from "./icon-loader"
import { checkIconSvgSafety } from "./icon-answer"

const OWN = "/api/icons/lucide.json?icons=anchor"
const PUBLIC = "https://api.iconify.design/lucide.json?icons=anchor"
const anchor = { prefix: "lucide", width: 24, height: 24, icons: { anchor: { body: '<path d="M0 0"/>' } } }
const icon = { drawing: '<path d="M0 0"/>', width: 24, height: 24 }

/** The parts of a `Response` that the loader reads. */
const createAnswer = (status: number, body: unknown) => ({ ok: status === 200, json: async () => body }) as Response

/** Servers that answer by address; any other address is a failed connection. */
function createServers(answers: Record<string, [status: number, body: unknown]>) {
  const requests: string[] = []
  const warnings: string[] = []
  const fetch = async (url: unknown) => {
    requests.push(String(url))
    const answer = answers[String(url)]
    if (!answer) throw new TypeError("fetch failed")
    return createAnswer(...answer)
  }
  const load = createIconLoader({ fetch: fetch as typeof globalThis.fetch, warn: words => warnings.push(words) })
  return { requests, warnings, load }
}

test("an icon comes from our own server, and the public service is not asked", async () => {
  const { load, requests, warnings } = createServers({ [OWN]: [200, anchor] })
  expect(await load("lucide:anchor")).toEqual(icon)
  expect(await load("lucide:anchor")).toEqual(icon)
  expect(requests).toEqual([OWN])
  expect(warnings).toEqual([])
})

test.each<[string, Record<string, [number, unknown]>]>([
  ["is dead", {}],
  ["refuses", { [OWN]: [404, { errors: [] }] }],
  ["has not got it", { [OWN]: [200, { prefix: "lucide", icons: {}, not_found: ["anchor"] }] }],
  ["gives something else", { [OWN]: [200, "<html>"] }],
])("the public service is asked when our own server %s", async (_, own) => {
  const { load, requests } = createServers({ ...own, [PUBLIC]: [200, anchor] })
  expect(await load("lucide:anchor")).toEqual(icon)
  expect(requests).toEqual([OWN, PUBLIC])
})

afterEach(() => jest.useRealTimers())

test("our own server has 1500 ms to answer", async () => {
  jest.useFakeTimers()
  const requests: unknown[] = []
  const fetch: typeof globalThis.fetch = (url, { signal } = {}) => {
    requests.push(url)
    return new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("too late"))))
  }
  void createIconLoader({ fetch, warn: () => undefined })("lucide:anchor")
  await jest.advanceTimersByTimeAsync(1499)
  expect(requests).toEqual([OWN])
  // The next request waits for others of its set until the end of the turn.
  await jest.advanceTimersByTimeAsync(2)
  expect(requests).toEqual([OWN, PUBLIC])
})

test("an icon that nobody has is warned of, and asked for anew the next time", async () => {
  const { load, requests, warnings } = createServers({})
  expect(await load("lucide:anchor")).toBeNull()
  expect(warnings).toEqual(["No icon could be loaded for lucide:anchor."])
  await load("lucide:anchor")
  expect(requests).toHaveLength(4)
})

test("what is no name is not asked for", async () => {
  const { load, requests, warnings } = createServers({})
  expect(await load("../secret")).toBeNull()
  expect(requests).toEqual([])
  expect(warnings).toHaveLength(1)
})

test("names of one set that are asked for together go in one request", async () => {
  const both = {
    ...anchor,
    icons: { anchor: { body: "<g><path d='M1 1'/></g>" } },
    aliases: { boat: { parent: "anchor" } },
  }
  const { load, requests } = createServers({ "/api/icons/lucide.json?icons=anchor,boat": [200, both] })
  const [first, second] = await Promise.all([load("lucide:anchor"), load("lucide:boat")])
  expect(first).toEqual(second)
  expect(first?.drawing).toBe("<g><path d='M1 1'/></g>")
  expect(requests).toHaveLength(1)
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
  const { load, requests } = createServers({ [`https://api.example.net${OWN}`]: [200, anchor] })
  expect(await load("lucide:anchor")).toEqual(icon)
  expect(requests).toEqual([`https://api.example.net${OWN}`])
  document.head.innerHTML = ""
})
