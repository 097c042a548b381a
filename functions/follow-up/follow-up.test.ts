import { FOLLOW_UPS, type FollowUp } from "../../src/domain/lead/follow-up"
import { createReference } from "../../src/domain/reference"
import { findPersonalDetails, SITE } from "../../src/harness/lead-test-harness"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { createFollowUpPath } from "../../src/leads/core/links"
import { erasePersonalData } from "../../src/leads/admin/erase-person"
import { exportLeadsAsCsv } from "../../src/leads/admin/export-leads"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { OFFICE, startOfficeTestHarness } from "../../src/testing/office-test-harness"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { recordFollowUp } from "./follow-up.mts"

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const harness = setUpLeadTestHarness(startOfficeTestHarness)
const driver = createQuoteTestDriver(harness)

async function followLink(path: string, method = "GET") {
  const handler = recordFollowUp(() => harness.ports)
  const answer = await handler(new Request(SITE + path, { method }), harness.call({ token: path.split("/")[2] }))
  await harness.settle()
  return answer
}

/** The path of a link in the last email to the office. */
function getEmailedPath(followUp: FollowUp): string {
  const text = harness.smtp.posted.at(-1)?.email.text?.replace(/\s+/g, " ") ?? ""
  const links = Array.from(text.matchAll(/https:\/\/www\.example\.com(\/f\/\S+)/g), ([, path = ""]) => path)
  return links[FOLLOW_UPS.indexOf(followUp)] ?? ""
}
const getOnlyRequest = () => {
  const [request] = harness.blobs.values("lead") as { followUp?: unknown }[]
  return request
}
const listFollowUpEvents = () =>
  harness.blobs
    .texts("lead")
    .map(text => JSON.parse(text).value?.event)
    .filter(event => event?.type === "lead.followed-up.v1")

test.each(["GET", "HEAD"])("%s of each link shows a page with one button and changes nothing", async method => {
  await driver.ask()
  for (const followUp of FOLLOW_UPS) {
    const path = getEmailedPath(followUp)
    const answer = await followLink(path, method)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain(`<form method="post" action="${path}">`)
    expect(findPersonalDetails(page)).toEqual([])
  }
  expect(listFollowUpEvents()).toEqual([])
})

test("a tap counts once, a second one corrects it, and a webhook gets both without personal data", async () => {
  const crm = await harness.addWebhook("crm")
  const id = await driver.ask()
  const [requestWebhookId] = harness.blobs.keys("lead")
  for (const followUp of ["called", "called", "client"] as const) {
    harness.pass(MINUTE)
    expect((await followLink(getEmailedPath(followUp), "POST")).status).toBe(200)
  }
  const told = crm.hits.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === "lead.followed-up.v1")
  expect(told.map(({ data }) => data)).toMatchObject([
    { id, requestWebhookId, followUp: "called" },
    { id, requestWebhookId, followUp: "client" },
  ])
  expect(findPersonalDetails(JSON.stringify(told))).toEqual([])
  const csv = await exportLeadsAsCsv(harness.ports, { from: null, until: null, kind: "quote.requested.v1" })
  const names = (csv.split("\n")[0] ?? "").trim().split(",")
  expect(
    csv
      .trim()
      .split(",")
      .at(names.indexOf("follow_up") - names.length),
  ).toBe("client")
  // The office isn't emailed what it recorded itself.
  expect(OFFICE.map(address => harness.emailed(address))).toEqual([[createReference(id)], [createReference(id)]])
  await runScheduledLeadTasks(harness.ports)
  expect(harness.blobs.keys("pending")).toEqual([])
})

test("the figures keep what became of a lead after the lead is deleted, without personal data", async () => {
  await driver.ask()
  await followLink(getEmailedPath("called"), "POST")
  harness.pass(MINUTE)
  await followLink(getEmailedPath("declined"), "POST")
  await erasePersonalData(harness.ports, "zephyrine@private.example", false)
  const counts = harness.blobs.values("counted")
  expect(counts).toContainEqual({ followUp: "declined", at: harness.now().toISOString() })
  expect(JSON.stringify(counts)).not.toContain("called")
  expect(findPersonalDetails(harness.blobs.texts("lead").join())).toEqual([])
})

test("two taps at once are one", async () => {
  await driver.ask()
  const path = getEmailedPath("called")
  await Promise.all([followLink(path, "POST"), followLink(path, "POST")])
  expect(listFollowUpEvents()).toHaveLength(1)
})

test("forged and foreign links, and those of a deleted lead, are refused in words", async () => {
  await driver.ask()
  const path = getEmailedPath("called")
  const forged = [`${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`, "/f/none"]
  forged.push(
    createFollowUpPath({ linkSecrets: ["another"] }, harness.blobs.keys("lead")[0] ?? "", "called", harness.now()),
  )
  for (const method of ["GET", "POST"])
    for (const wrong of forged) {
      const answer = await followLink(wrong, method)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain("This link doesn’t work")
    }
  expect(getOnlyRequest()?.followUp).toBeUndefined()
  harness.pass(731 * DAY)
  const expired = await followLink(path, "POST")
  expect([expired.status, await expired.text()]).toEqual([400, expect.stringContaining("This link doesn’t work")])
})

test("a link ends with its lead", async () => {
  await driver.ask()
  const path = getEmailedPath("client")
  await erasePersonalData(harness.ports, "zephyrine@private.example", false)
  const answer = await followLink(path, "POST")
  expect(answer.status).toBe(410)
  expect(await answer.text()).toContain("This lead isn’t stored any more")
})

test("while the store is down a tap is refused, and nothing is lost by trying again", async () => {
  await driver.ask()
  const path = getEmailedPath("called")
  harness.blobs.breakWhen(() => 503)
  expect((await followLink(path, "POST")).status).toBe(503)
  harness.blobs.heal()
  expect((await followLink(path, "POST")).status).toBe(200)
  expect(listFollowUpEvents()).toHaveLength(1)
})

test("other methods are refused", async () => {
  await driver.ask()
  const answer = await followLink(getEmailedPath("called"), "PUT")
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"])
})
