import { existsSync, readFileSync, symlinkSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { createTemporaryFolder, writeFilesToFolder } from "../../src/testing/build-folder"
import { startEditorServer, type EditorServer } from "./editor-server"

const SITE = "http://localhost:8000"
const SECRET = "LEAD_ID_SECRET=sesame\n"
const PLACE = "name: Testville\n"
const PICTURE = Buffer.from("a picture").toString("base64")

let project: string
let server: EditorServer
let port: string
beforeEach(async () => {
  project = createTemporaryFolder({
    "content/places/testville.yaml": PLACE,
    "content/pictures/test.png": "a picture",
    ".env": SECRET,
    ".git/hooks/pre-commit.sample": SECRET,
  })
  server = await startEditorServer(project, { site: SITE, port: 0 })
  port = new URL(server.url).port
  // The server's packages are compiled for the first test.
}, 60_000)
afterEach(() => server.stop())

const createSymbolicLink = (from: string, to: string): void =>
  symlinkSync(join(project, to), join(project, "content", from))

type Answer = { status: number; allowed: string | undefined; body: string }

/** `fetch` would set Host and Origin itself. */
function sendRequest(headers: Record<string, string>, body = "", method = "POST"): Promise<Answer> {
  const allHeaders = { host: `localhost:${port}`, "content-type": "application/json", ...headers }
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: "127.0.0.1", port, path: "/api/v1", method, headers: allHeaders },
      async response =>
        resolve({
          status: response.statusCode ?? 0,
          allowed: response.headers["access-control-allow-origin"],
          body: await text(response),
        }),
    )
    clientRequest.on("error", reject)
    clientRequest.end(body)
  })
}

const OPTIONS = { commitMessage: "A test" }
const buildEditorCall = (action: string, params: object): string =>
  JSON.stringify({ action, params: { branch: "main", ...params } })
const sendEditorCall = (action: string, params: object): Promise<Answer> =>
  sendRequest({ origin: SITE }, buildEditorCall(action, params))

const buildGetEntryCall = (path: string) => buildEditorCall("getEntry", { path })
const buildPersistEntryCall = (entry: object, assets: object[] = []) =>
  buildEditorCall("persistEntry", { ...entry, assets, options: { ...OPTIONS, useWorkflow: false, status: "draft" } })
const buildSaveCall = (path: string) => buildPersistEntryCall({ dataFiles: [{ slug: "a", path, raw: "#!/bin/sh\n" }] })

test("the editor of the site reads, writes, lists and deletes what is in content/, and its pictures", async () => {
  expect(await sendRequest({ origin: SITE }, buildGetEntryCall("content/places/testville.yaml"))).toEqual({
    status: 200,
    allowed: SITE,
    body: expect.stringContaining("Testville"),
  })
  expect((await sendRequest({ origin: SITE }, buildSaveCall("content/blog/nsw/new/test.mdx"))).status).toBe(200)
  expect(readFileSync(join(project, "content/blog/nsw/new/test.mdx"), "utf8")).toBe("#!/bin/sh\n")
  const answer = await sendEditorCall("entriesByFolder", { folder: "content/places", extension: "yaml", depth: 1 })
  expect(JSON.parse(answer.body)).toMatchObject([{ data: PLACE, file: { path: "content/places/testville.yaml" } }])
  const files = await sendEditorCall("entriesByFiles", {
    files: [{ path: "content/places/testville.yaml", label: "Place" }],
  })
  expect(JSON.parse(files.body)).toMatchObject([{ data: PLACE }])
  const asset = { path: "content/pictures/new.png", content: PICTURE, encoding: "base64" }
  const newMedia = await sendEditorCall("persistMedia", { asset, options: OPTIONS })
  expect(JSON.parse(newMedia.body)).toMatchObject({ content: PICTURE })
  const media = await sendEditorCall("getMedia", { mediaFolder: "content/pictures" })
  expect(JSON.parse(media.body)).toMatchObject([{ name: "new.png" }, { name: "test.png" }])
  await sendEditorCall("deleteFiles", { paths: ["content/pictures/test.png"], options: OPTIONS })
  expect(existsSync(join(project, "content/pictures/test.png"))).toBe(false)
  expect((await sendEditorCall("info", {})).status).toBe(200)
})

test("the browser is told that the site's own editor may ask, by either name of this machine", async () => {
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
    const asks = { host, origin: SITE, "access-control-request-method": "POST" }
    expect(await sendRequest(asks, "", "OPTIONS")).toMatchObject({ status: 204, allowed: SITE })
  }
})

test.each(["evil.example", "localhost.evil.example", "localhost:1", "127.0.0.1:1", "", "169.254.169.254"])(
  "a request that names the host %p is refused: another site's name may lead to this machine",
  async name => {
    const host = name.includes(":") ? name : `${name}:${port}`
    for (const body of [
      buildGetEntryCall(".env"),
      buildGetEntryCall("content/places/testville.yaml"),
      buildSaveCall("content/a.yaml"),
    ]) {
      const answer = await sendRequest({ host }, body)
      expect(answer).toMatchObject({ status: 403, allowed: undefined })
      expect(answer.body).not.toMatch(/sesame|Testville/)
    }
    expect(existsSync(join(project, "content/a.yaml"))).toBe(false)
  },
)

test.each([
  "http://evil.example",
  "null",
  "http://localhost:8888",
  "https://localhost:8000",
  "http://localhost:8000.evil",
])("a page of %s may not ask, even for what is in content/", async origin => {
  const answer = await sendRequest({ origin }, buildGetEntryCall("content/places/testville.yaml"))
  expect(answer).toMatchObject({ status: 403, allowed: undefined })
  expect(answer.body).not.toContain("Testville")
  const preflight = { origin, "access-control-request-method": "POST" }
  expect(await sendRequest(preflight, "", "OPTIONS")).toMatchObject({ status: 403, allowed: undefined })
  expect((await sendRequest({ origin }, buildSaveCall("content/a.yaml"))).status).toBe(403)
  expect(existsSync(join(project, "content/a.yaml"))).toBe(false)
})

test.each([
  ".env",
  ".git/hooks/pre-commit.sample",
  ".git/hooks/pre-commit",
  "package.json",
  "content/../.env",
  "content/places/../../.env",
  "content/./../.env",
  "content/.env",
  "content/.hidden/a.yaml",
  "content/link.yaml",
  "content/linked/hooks/pre-commit.sample",
  "content/linked/hooks/pre-commit",
  "content/dangling.yaml",
  "content//../.env",
  "content\\..\\.env",
  "contents/a.yaml",
  "/etc/hostname",
  "content",
])("neither the editor nor anyone else reads, writes or deletes %s", async path => {
  writeFilesToFolder(project, { "content/.env": SECRET, "content/.hidden/a.yaml": SECRET })
  createSymbolicLink("link.yaml", ".env")
  createSymbolicLink("linked", ".git")
  createSymbolicLink("dangling.yaml", "not-there")
  const file = join(project, path)
  const before = existsSync(file) && path !== "content" ? readFileSync(file, "utf8") : null
  const asset = { path, content: PICTURE, encoding: "base64" }
  const calls = [
    buildGetEntryCall(path),
    buildSaveCall(path),
    buildEditorCall("entriesByFiles", { files: [{ path, label: "A" }] }),
    buildEditorCall("getMediaFile", { path }),
    buildEditorCall("persistMedia", { asset, options: OPTIONS }),
    buildPersistEntryCall({ entry: { slug: "a", path: "content/a.yaml", raw: "" } }, [asset]),
    buildPersistEntryCall({
      dataFiles: [{ slug: "a", path: "content/places/testville.yaml", raw: "", newPath: path }],
    }),
    buildEditorCall("deleteFile", { path, options: OPTIONS }),
    buildEditorCall("deleteFiles", { paths: ["content/a.yaml", path], options: OPTIONS }),
  ]
  for (const body of calls) {
    const answer = await sendRequest({ origin: SITE }, body)
    expect(answer.status).toBe(403)
    expect(answer.body).not.toContain("sesame")
  }
  expect(existsSync(file) && path !== "content" ? readFileSync(file, "utf8") : null).toBe(before)
  expect(existsSync(join(project, "not-there"))).toBe(false)
  expect(readFileSync(join(project, "content/places/testville.yaml"), "utf8")).toBe(PLACE)
})

test("a list shows neither files that begin with a dot nor links that lead out of content/", async () => {
  writeFilesToFolder(project, { "content/places/.env.yaml": SECRET, "content/pictures/.DS_Store": SECRET })
  createSymbolicLink("places/link.yaml", ".env")
  createSymbolicLink("pictures/link.png", ".env")
  const answer = await sendEditorCall("entriesByFolder", { folder: "content/places", extension: "yaml", depth: 1 })
  expect(JSON.parse(answer.body)).toMatchObject([{ data: PLACE }])
  const media = await sendEditorCall("getMedia", { mediaFolder: "content/pictures" })
  expect(JSON.parse(media.body)).toMatchObject([{ name: "test.png" }])
})

test.each([".git", "content/..", ".", "", "content/linked", "/"])("the folder %p is not listed", async folder => {
  createSymbolicLink("linked", ".git")
  for (const extension of ["", "sample"])
    expect((await sendEditorCall("entriesByFolder", { folder, extension, depth: 9 })).status).toBe(403)
  expect((await sendEditorCall("getMedia", { mediaFolder: folder })).status).toBe(403)
})

test("a folder that is not there yet lists nothing", async () => {
  const answer = await sendEditorCall("entriesByFolder", { folder: "content/offers", extension: "yaml", depth: 1 })
  expect(answer).toMatchObject({ status: 200, body: "[]" })
})

test.each(["{", "[]", "null", '{"action":"other","params":{"path":"content/a.yaml"}}', '{"action":"getEntry"}'])(
  "%s is no request of the editor",
  async body => {
    const { status } = await sendRequest({ origin: SITE }, body)
    expect([400, 403]).toContain(status)
  },
)

test("a second server on the same port is told of the first", async () => {
  await expect(startEditorServer(project, { port: Number(port) })).rejects.toThrow(
    `Something runs on port ${port} already. Stop it first.`,
  )
})
