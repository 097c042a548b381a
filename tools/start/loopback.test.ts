import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { get } from "node:http"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"

const SERVER = `require("node:http").createServer((_, response) => response.end("leads"))
  .listen(0, "0.0.0.0", function () { console.log(JSON.stringify(this.address())) })`

let child: ChildProcess
let address: { address: string; port: number }
beforeAll(async () => {
  const importFlag = `--import=${pathToFileURL(resolve("tools/start/loopback.mjs")).href}`
  child = spawn(process.execPath, [importFlag, "--eval", SERVER], { stdio: ["ignore", "pipe", "inherit"] })
  const [output] = child.stdout ? await once(child.stdout, "data") : []
  address = JSON.parse(String(output))
}, 30_000)
afterAll(() => void child.kill())

const getStatusForHost = (host: string, path = "/"): Promise<number | undefined> =>
  new Promise((settle, reject) => {
    get({ host: "127.0.0.1", port: address.port, path, headers: { host }, agent: false }, response =>
      response.resume().on("end", () => settle(response.statusCode)),
    ).on("error", reject)
  })

test("a server that asked for every address of the machine listens on this machine only", () => {
  expect(address.address).toBe("127.0.0.1")
})

test.each(["localhost", "localhost:8888", "127.0.0.1:8888", "[::1]:8888", "LOCALHOST:8888"])(
  "it answers by the name %s, whichever server of the process is asked for the other",
  async host => expect(await getStatusForHost(host)).toBe(200),
)

test.each([
  "evil.example:8888",
  "localhost.evil.example",
  "localhost:8888.evil.example",
  "127.0.0.1.evil.example",
  "10.0.0.1",
])("it refuses the name %s, which another site may have given to this machine", async host =>
  expect(await getStatusForHost(host)).toBe(403),
)

test.each([
  ["/%E0%A4%A", 400],
  ["/faqs%", 400],
  ["/faqs?q=100%", 200],
  ["/%E0%A4%A5", 200],
])("a path that can't be decoded, which would end the server, is refused: %s is answered %i", async (path, status) =>
  expect(await getStatusForHost("localhost", path)).toBe(status),
)
