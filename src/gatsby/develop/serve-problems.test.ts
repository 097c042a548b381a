import { rmSync } from "node:fs"
import { createServer, get, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { ShownProblem } from "../../domain/content/shown-problem"
import { buildPageText, listRequiredFiles, readFixtureContent } from "../../testing/content-lines"
import { createTemporaryFolder, writeFilesToFolder } from "../../testing/build-folder"
import { serveContentProblems } from "./serve-problems"

let content: string
let server: Server
let port: number
beforeEach(async () => {
  content = createTemporaryFolder({
    ...listRequiredFiles(),
    "pages/index.mdx": buildPageText("Words.").replace(/title: .*\ndescription: .*\n/, ""),
  })
  server = createServer()
  serveContentProblems(
    {
      get: (path, answer) =>
        server.on("request", (request, response) => path === request.url && answer(request, response)),
    },
    content,
    "src/pages",
  )
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  rmSync(content, { recursive: true })
})

const writeContentFile = (file: string, text: string) => writeFilesToFolder(content, { [file]: text })

const requestProblems = (headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const path = "/__content-problems"
    get(
      { host: "127.0.0.1", port, path, headers: { host: `localhost:${port}`, ...headers }, agent: false },
      resolve,
    ).on("error", reject)
  })

/** Yields the lists of problems that a page receives, one after another. */
async function* readProblemLists(response: IncomingMessage): AsyncGenerator<ShownProblem[], void> {
  response.setEncoding("utf8")
  let text = ""
  for await (const chunk of response) {
    text += String(chunk)
    const events = text.split("\n\n")
    text = events.pop() ?? ""
    for (const event of events) yield JSON.parse(event.replace("data: ", ""))
  }
}

/** Waits for the next list that a page receives. */
const readNextList = async (lists: ReturnType<typeof readProblemLists>) => (await lists.next()).value

test("an open page is told of a mistake when it's made, with its line and its page, and when it's gone", async () => {
  const response = await requestProblems()
  expect(response.headers["content-type"]).toBe("text/event-stream")
  const lists = readProblemLists(response)
  expect(await readNextList(lists)).toEqual([])
  const about = { file: "content/pages/about.mdx", pages: ["/about"] }

  writeContentFile("pages/about.mdx", buildPageText("It is **bold."))
  const bold = '"**" starts bold text that never ends; write **words**, with no space inside the asterisks'
  expect(await readNextList(lists)).toEqual([{ ...about, sentence: `line 8: ${bold}` }])

  writeContentFile("pages/about.mdx", buildPageText("It is **bold**.").replace("lead:", "led:"))
  const slip = "line 5, led: no such field here; did you mean lead?"
  expect(await readNextList(lists)).toEqual([{ ...about, sentence: slip }])

  writeContentFile("pages/about.mdx", buildPageText("It is **bold**, and right."))
  expect(await readNextList(lists)).toEqual([])
})

test("a page that opens later is told what is wrong now", async () => {
  writeContentFile("pages/about.mdx", buildPageText("[a](/nowhere)"))
  expect(await readNextList(readProblemLists(await requestProblems()))).toEqual([
    expect.objectContaining({ sentence: "line 8: /nowhere leads nowhere; correct the address" }),
  ])
})

test("a page of another site is told nothing", async () => {
  expect((await requestProblems({ origin: "https://evil.example" })).statusCode).toBe(403)
  expect((await requestProblems({ host: "evil.example" })).statusCode).toBe(403)
})

test("an open page is told to start again after a change of the firm's states, which code has taken already", async () => {
  const lists = readProblemLists(await requestProblems())
  expect(await readNextList(lists)).toEqual([])
  const site = readFixtureContent("site.yaml")
  writeContentFile("site.yaml", site.replace(/^ *- \{\s*state: QLD[^}]*\}[^}]*\}\n/m, ""))
  const says = /^line \d+, states: the file says VIC, NSW, and the site was started for VIC, QLD, NSW; start/
  const expected = { file: "content/site.yaml", sentence: expect.stringMatching(says), pages: [] }
  expect(await readNextList(lists)).toEqual([expected])
  writeContentFile("site.yaml", site)
  expect(await readNextList(lists)).toEqual([])
})
