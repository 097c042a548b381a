import { findPersonalDetails, SITE } from "../../src/harness/lead-test-harness"
import { createDownloadPath, createFollowUpPath } from "../../src/leads/core/links"
import { erasePersonalData } from "../../src/leads/admin/erase-person"
import { exportLeadsAsCsv } from "../../src/leads/admin/export-leads"
import { findPersonRecordsByEmail } from "../../src/leads/admin/find-person"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { reduceAllLeads } from "../../src/testing/reduce-all"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { buildPdf, createUploadDriver } from "../../src/testing/upload-driver"

const EMAIL = "zephyrine@private.example"
const DAY = 24 * 60 * 60_000
const FILE = buildPdf(2_104_331)

const harness = setUpLeadTestHarness()
const driver = createUploadDriver(harness)

/** Asks for a quote, sends a file, and gives the quote's id with the link that the firm got. */
async function sendAfterRequest(): Promise<{ id: string; link: string }> {
  const id = await driver.ask()
  expect(await driver.sendFile(FILE, driver.getEnquiry(id))).toBe("sent")
  return { id, link: driver.listFileEvents().at(-1)?.data.downloadUrl ?? "" }
}
const passDaysAndSweep = async (days: number) => {
  harness.pass(days * DAY)
  await runScheduledLeadTasks(harness.ports)
}
/** After days without a sweep nothing is deleted for a day. */
const sweepOnceClockIsSure = async () => {
  for (const days of [0, 0.6, 0.6]) await passDaysAndSweep(days)
}
const listStored = () => ["document", "document-part"].flatMap(harness.blobs.keys)
const listDownloads = () => harness.logged.filter(({ event }) => event.endsWith("downloaded"))

test("the button downloads the same bytes, each time, as a file that no browser shows or keeps", async () => {
  const { link } = await sendAfterRequest()
  for (let times = 0; times < 3; times += 1) {
    const answer = await driver.follow(link)
    expect(Buffer.from(await answer.arrayBuffer()).equals(FILE)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "2104331",
      "content-disposition": expect.stringMatching(/^attachment; filename="contract-\w{4}-\w{4}\.pdf"$/),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    })
  }
  expect(listDownloads()).toHaveLength(3)
  expect(JSON.stringify(harness.logged)).not.toContain(link.split("/").at(-1))
})

test.each(["GET", "HEAD"] as const)("%s, as by a scanner, shows a button and counts as no download", async method => {
  const { link } = await sendAfterRequest()
  const answer = await driver.follow(link, method)
  const page = await answer.text()
  expect(page).toContain(`<form method="post" action="${new URL(link).pathname}">`)
  expect(page).toContain("Not checked for viruses. Scan before opening.")
  expect(findPersonalDetails(page)).toEqual([])
  await passDaysAndSweep(29)
  expect((await driver.download(link)).equals(FILE)).toBe(true)
})

test("the file goes 30 days after it came, to the second, and with it what was stored of it", async () => {
  const { link } = await sendAfterRequest()
  harness.pass(30 * DAY - 1)
  expect((await driver.follow(link, "GET")).status).toBe(200)
  harness.pass(1)
  for (const method of ["GET", "POST"] as const) expect((await driver.follow(link, method)).status).toBe(410)
  expect(listDownloads()).toEqual([
    expect.objectContaining({ event: "not-downloaded", status: 410 }),
    expect.objectContaining({ event: "not-downloaded", status: 410 }),
  ])
  await sweepOnceClockIsSure()
  expect(listStored()).toEqual([])
})

test("the file goes 7 days after the first download, however often it was downloaded since", async () => {
  const { link } = await sendAfterRequest()
  await driver.follow(link)
  await passDaysAndSweep(6.9)
  expect((await driver.follow(link)).status).toBe(200)
  harness.pass(0.1 * DAY)
  expect((await driver.follow(link)).status).toBe(410)
  await sweepOnceClockIsSure()
  expect(listStored()).toEqual([])
})

test("a link that's forged, cut, for something else or by another secret opens nothing", async () => {
  const { link } = await sendAfterRequest()
  const lead = harness.blobs.keys("lead").at(-1) ?? ""
  const today = harness.ports.now()
  const others = [
    createFollowUpPath(harness.ports, lead, "called", today).replace("/f/", "/d/"),
    createDownloadPath({ linkSecrets: ["a secret of someone else"] }, lead, today),
    link.slice(0, -1),
    `${link}.x`,
    "/d/",
  ]
  for (const path of others) expect((await driver.follow(path)).status).toBe(400)
})

test("a file that's damaged in the store is never handed out", async () => {
  const { link } = await sendAfterRequest()
  const [part = ""] = harness.blobs.keys("document-part")
  const value = { base64: Buffer.concat([FILE.subarray(1), Buffer.from("x")]).toString("base64") }
  harness.blobs.seed("document-part", "production", part, JSON.stringify({ nonce: "n", value }))
  expect((await driver.follow(link)).status).toBe(503)
  harness.blobs.breakWhen(() => 500)
  expect((await driver.follow(link)).status).toBe(503)
})

test.each<[string, (id: string) => Promise<unknown>]>([
  ["erased", () => erasePersonalData(harness.ports, EMAIL, false)],
  ["withdrawn", id => driver.change(id, { change: "withdraw" })],
])("once the request was %s, nothing of the file is stored, and the link says so", async (_, end) => {
  const { id, link } = await sendAfterRequest()
  await end(id)
  expect(listStored()).toEqual([])
  expect((await driver.follow(link)).status).toBe(410)
  expect(await driver.sendFile(FILE, driver.getEnquiry(id))).toBe("gone")
  expect(listStored()).toEqual([])
})

test("erasure and withdrawal stop a file that's half sent, and the sweep deletes what came after them", async () => {
  const id = await driver.ask()
  const enquiry = driver.getEnquiry(id)
  const endThenSend: typeof fetch = async (...request) => {
    if (String(request[0]).includes("?sha256=")) await erasePersonalData(harness.ports, EMAIL, false)
    return driver.fetch(...request)
  }
  expect(await driver.sendFile(FILE, enquiry, endThenSend)).toBe("gone")
  await harness.ports.store.put("document-part", `${"k".repeat(26)}.${"p".repeat(26)}`, { base64: "" })
  await passDaysAndSweep(0.01)
  expect(listStored()).toEqual([])
})

test("a file that wasn't sent to its end goes after a day, and not before", async () => {
  const id = await driver.ask()
  const enquiry = driver.getEnquiry(id)
  const stopAtEnd: typeof fetch = (input, init) =>
    init?.method === "PUT" || String(input) === "/api/uploads" ? driver.fetch(input, init) : Promise.reject(new Error())
  expect(await driver.sendFile(FILE, enquiry, stopAtEnd)).toBe("failed")
  await passDaysAndSweep(0.9)
  expect(listStored()).toHaveLength(2)
  await passDaysAndSweep(0.1)
  expect(listStored()).toEqual([])
  expect(driver.listFileEvents()).toEqual([])
})

test("once the event was reduced to a marker, the file is deleted as well", async () => {
  harness.ports.retentionDays = 10
  const { link } = await sendAfterRequest()
  await passDaysAndSweep(1)
  await reduceAllLeads(harness)
  expect((await driver.follow(link)).status).toBe(410)
  await passDaysAndSweep(0.01)
  expect(listStored()).toEqual([])
})

test("the file is in what a person is given, and in an export", async () => {
  const { id, link } = await sendAfterRequest()
  const person = await findPersonRecordsByEmail(harness.ports, EMAIL)
  expect(person.files).toMatchObject([{ bytes: FILE.length }])
  expect(person.leads).toContainEqual(
    expect.objectContaining({ publicId: id, event: expect.objectContaining({ type: "document.uploaded.v1" }) }),
  )
  expect(JSON.stringify(person)).toContain(link)
  const csv = await exportLeadsAsCsv(harness.ports, { from: null, until: null, kind: "document.uploaded.v1" })
  expect(csv.trim()).toMatch(/file_bytes\r\n.*zephyrine@private\.example.*,2104331$/)
})

test("the page and the file are refused to other methods", async () => {
  const { link } = await sendAfterRequest()
  const answer = await driver.follow(link.replace(SITE, ""), "PUT" as "GET")
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"])
})
