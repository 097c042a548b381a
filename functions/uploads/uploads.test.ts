import { MOST_UPLOAD_BYTES } from "../../src/domain/lead/upload"
import { paths } from "../../src/domain/paths"
import { buildJsonRequest } from "../../src/harness/posts"
import { createNoticePath, createUnsubscribePath } from "../../src/leads/core/links"
import { releaseHeldLead } from "../../src/leads/admin/replay"
import { calculateSha256 } from "../../src/leads/store/uploads"
import { startOfficeTestHarness } from "../../src/testing/office-test-harness"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { buildPdf, createUploadDriver } from "../../src/testing/upload-driver"
import { receiveUpload } from "./uploads.mts"

const FILE = buildPdf(1_000)

const harness = setUpLeadTestHarness(startOfficeTestHarness)
const driver = createUploadDriver(harness)

const askForPermit = (enquiry: string, changes: object = {}, headers: Record<string, string> = {}, ip = "") =>
  receiveUpload(() => harness.ports)(
    buildJsonRequest(
      paths.api.uploads,
      { enquiry: enquiry.split("/").at(-1), bytes: FILE.length, sha256: calculateSha256(FILE), ...changes },
      headers,
    ),
    harness.call({ ip }),
  )

test("the office is emailed a link to the file, with whose it is and that nobody checked it, and the file isn't attached", async () => {
  const id = await driver.ask()
  expect(await driver.sendFile(FILE, driver.getEnquiry(id))).toBe("sent")
  const mail = harness.smtp.posted.at(-1)?.email
  expect(mail?.subject).toBe("Contract sent: Zephyrine Quokka")
  const text = mail?.text?.replace(/\s+/g, " ") ?? ""
  expect(text).toContain("They sent a PDF of 0.1 MB. Not checked for viruses. Scan before opening.")
  expect(text).toContain("It’s deleted on 21 December 2026, or 7 days after it’s first downloaded.")
  const [, link = ""] = /(https:\/\/www\.example\.com\/d\/\S+)/.exec(text) ?? []
  expect((await driver.download(link)).equals(FILE)).toBe(true)
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["contact.vcf"])
})

test("webhooks get the event where the request went, but a partner's never does", async () => {
  const crm = await harness.addWebhook("crm")
  const broker = await harness.addWebhook("broker", { partners: ["acme"] })
  const id = await driver.ask({ partner: "acme", partnerConsent: "acme" })
  await driver.sendFile(FILE, driver.getEnquiry(id))
  const listTypes = (hits: readonly { body: string }[]) => hits.map(({ body }) => JSON.parse(body).type)
  expect(listTypes(crm.hits)).toEqual(["quote.requested.v1", "document.uploaded.v1"])
  expect(listTypes(broker.hits)).toEqual(["quote.requested.v1"])
  expect(JSON.parse(crm.hits.at(-1)?.body ?? "").data).toMatchObject({
    ...{ id, bytes: FILE.length, sha256: calculateSha256(FILE), scanned: false },
    keptUntil: "2026-12-21T02:00:00.000Z",
  })
})

test("the file of a request that looks like junk waits until a person releases it", async () => {
  const id = await driver.ask({ reference_code: "filled" })
  expect(await driver.sendFile(FILE, driver.getEnquiry(id))).toBe("sent")
  expect(harness.smtp.posted).toEqual([])
  expect(harness.blobs.keys("held")).toHaveLength(2)
  for (const key of harness.blobs.keys("held")) await releaseHeldLead(harness.ports, key)
  await harness.settle()
  expect(harness.blobs.keys("held")).toEqual([])
})

test("only the enquiry's own link gets a permit", async () => {
  const id = await driver.ask()
  const { ports } = harness
  const at = ports.now()
  const [lead = ""] = harness.blobs.keys("lead")
  const wrongLinks = [
    id,
    createUnsubscribePath(ports, "a@b.example", id, at),
    createNoticePath(ports, id, lead, at),
    "x",
  ]
  for (const link of wrongLinks) expect((await askForPermit(link)).status).toBe(400)
  expect((await askForPermit(driver.getEnquiry("y".repeat(22)))).status).toBe(404)
  expect((await askForPermit(driver.getEnquiry(id), {}, { "sec-fetch-site": "cross-site" })).status).toBe(403)
  expect(harness.blobs.keys("document")).toEqual([])
})

test.each([
  [{ bytes: MOST_UPLOAD_BYTES + 1 }, 422],
  [{ bytes: 0 }, 422],
  [{ bytes: 1.5 }, 422],
  [{ sha256: "x" }, 422],
  [{ name: "Contract of Zephyrine.pdf" }, 422],
  [{ bytes: MOST_UPLOAD_BYTES }, 201],
])("a permit for %j is answered %i", async (changes, status) => {
  const id = await driver.ask()
  expect((await askForPermit(driver.getEnquiry(id), changes)).status).toBe(status)
})

test("a file that isn't a PDF is refused at its first part", async () => {
  const id = await driver.ask()
  const file = Buffer.from("MZ\x90 a program")
  const changes = { bytes: file.length, sha256: calculateSha256(file) }
  const { permit } = await (await askForPermit(driver.getEnquiry(id), changes)).json()
  const put = (part: string) =>
    driver.fetch(`${paths.api.upload(permit)}/${part}?sha256=${calculateSha256(file)}`, { method: "PUT", body: file })
  for (const part of ["0", "1", "-1", "x"]) expect((await put(part)).status).toBe(422)
  expect(harness.blobs.keys("document-part")).toEqual([])
})

test("a part that's stored never changes, and the same again is answered as done", async () => {
  const id = await driver.ask()
  const { permit } = await (await askForPermit(driver.getEnquiry(id))).json()
  const put = (body: Buffer) =>
    driver.fetch(`${paths.api.uploadPart(permit, 0)}?sha256=${calculateSha256(body)}`, {
      method: "PUT",
      body: new Uint8Array(body),
    })
  const others = buildPdf(FILE.length, "b")
  const statuses: number[] = []
  for (const body of [FILE, others, FILE]) statuses.push((await put(body)).status)
  expect(statuses).toEqual([204, 422, 204])
  expect(await driver.sendFile(FILE, driver.getEnquiry(id))).toBe("sent")
  expect((await put(others)).status).toBe(409)
})

test("a permit works for a day, and only as it was given", async () => {
  const id = await driver.ask()
  const { permit } = await (await askForPermit(driver.getEnquiry(id))).json()
  const finish = (token: string) => driver.fetch(paths.api.upload(token), { method: "POST" })
  expect((await finish(permit)).status).toBe(409)
  expect((await finish(`${permit}x`)).status).toBe(400)
  expect((await driver.fetch(paths.api.upload(permit))).status).toBe(405)
  harness.pass(24 * 60 * 60_000)
  expect((await finish(permit)).status).toBe(410)
})

test("one client gets 20 permits in an hour", async () => {
  const id = await driver.ask()
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) {
    statuses.push((await askForPermit(driver.getEnquiry(id), {}, {}, "203.0.113.7")).status)
    await harness.settle()
  }
  expect(statuses.filter(status => status === 201)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
