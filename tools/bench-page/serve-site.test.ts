import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BenchSite } from "./bench-site"
import { REPORT_PATH, serveSite, type ServedSite } from "./serve-site"

const HTML = `<html><head><title>Costs</title></head><body>${"<p>Costs</p>".repeat(200)}<script>run()</script></body></html>`

let folder: string
let served: ServedSite
const serve = async (hasScripts: boolean): Promise<ServedSite> => {
  const site: BenchSite = { name: "ours", folder, isPeer: false, hasScripts, pages: { home: "/" } }
  return (served = await serveSite(site))
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "served-"))
  writeFileSync(join(folder, "costs.html"), HTML)
  writeFileSync(join(folder, "app-0a1a3e3fd3cda8ee8580.js"), "run()")
})
afterEach(async () => {
  await served.stop()
  rmSync(folder, { recursive: true })
})

test("a page is sent as it was built, compressed, and its bytes are counted as they were sent", async () => {
  const { url, sent } = await serve(true)
  const response = await fetch(`${url}/costs`, { headers: { "accept-encoding": "br" } })
  expect(await response.text()).toBe(HTML)
  expect(response.headers.get("content-encoding")).toBe("br")
  const [first] = sent
  expect(first?.path).toBe("/costs")
  expect(first?.bytes).toBe(Number(response.headers.get("content-length")))
  expect(first?.bytes).toBeLessThan(200)
})

test("our page without scripts is the same page, without them", async () => {
  const { url } = await serve(false)
  expect(await (await fetch(`${url}/costs`)).text()).toBe(HTML.replace("<script>run()</script>", ""))
})

test("a browser keeps a hashed file and asks for a page again", async () => {
  const { url } = await serve(true)
  const kept = async (path: string) => (await fetch(`${url}${path}`)).headers.get("cache-control")
  expect(await kept("/app-0a1a3e3fd3cda8ee8580.js")).toBe("public, max-age=31536000, immutable")
  expect(await kept("/costs")).toBe("public, max-age=0, must-revalidate")
})

test("a script is put before all others for as long as it's wanted, also into a page without scripts", async () => {
  const { url, beginWith } = await serve(false)
  beginWith("measure()")
  expect(await (await fetch(`${url}/costs`)).text()).toContain("<head><script>measure()</script><title>")
  beginWith(null)
  expect(await (await fetch(`${url}/costs`)).text()).not.toContain("<script>")
})

test("a page that never reports is an error that names the site", async () => {
  const { nextReport } = await serve(true)
  await expect(nextReport(1)).rejects.toThrow("ours: no page reported within 1 ms")
})

test("what a page reports is handed on, and what isn't there isn't found", async () => {
  const { url, nextReport } = await serve(true)
  const report = nextReport(5_000)
  await fetch(`${url}${REPORT_PATH}`, { method: "POST", body: "57.5" })
  expect(await report).toBe(57.5)
  expect((await fetch(`${url}/nothing`)).status).toBe(404)
})
