import { receiveContactMessage } from "../../../../functions/contact/contact.mts"
import { receiveFeedback } from "../../../../functions/feedback/feedback.mts"
import { unsubscribeAddress } from "../../../../functions/unsubscribe/unsubscribe.mts"
import { createReference } from "../../../domain/reference"
import { paths } from "../../../domain/paths"
import { listDeliveredLeadIds } from "../../../harness/lost-leads"
import { buildJsonRequest } from "../../../harness/posts"
import { createQuoteTestDriver } from "../../../harness/quote-test-driver"
import type { SmtpBehaviour } from "../../../harness/fake-smtp-server"
import { OFFICE, startOfficeTestHarness } from "../../../testing/office-test-harness"
import { setUpLeadTestHarness, sweepUpToLastTry } from "../../../testing/set-up-lead-test-harness"
import { erasePersonalData } from "../../admin/erase-person"
import { exportLeadsAsCsv } from "../../admin/export-leads"
import { findPersonRecordsByEmail } from "../../admin/find-person"
import { listLeadsByDeliveryStatus } from "../../admin/list-leads"
import { releaseHeldLead, replayLeadDelivery } from "../../admin/replay"
import { TRIES } from "../../core/schedule"
import { checkLeadDeliveryHealth } from "../../health/health"
import { applyRetentionRules } from "../retention/retain"
import { runScheduledLeadTasks } from "../sweep"

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const EMAIL = "zephyrine@private.example"

const harness = setUpLeadTestHarness(startOfficeTestHarness)
const driver = createQuoteTestDriver(harness)

const getOnlyKey = () => harness.blobs.keys("lead")[0] ?? ""
const askAndReference = async (wire: object = {}) => createReference(await driver.ask(wire))
const countEmailsTo = () => OFFICE.map(address => harness.emailed(address).length)

async function sendForm(receive: typeof receiveContactMessage, path: string, body: object) {
  const handler = harness.recordAccepted(receive(() => harness.ports))
  const answer = await handler(buildJsonRequest(path, body), harness.call())
  await harness.settle()
  return answer
}

const sendContactMessage = (message = "Do you act in Geelong?") =>
  sendForm(receiveContactMessage, paths.api.contact, { name: "Zephyrine", email: EMAIL, message })

/** Sends the lead `n` of several: a request, a message, feedback, or the end of all email. @returns Its reference. */
async function sendMixedLead(n: number): Promise<string> {
  if (n % 4 === 0) return askAndReference({ email: `visitor-${n}@private.example` })
  const answers = [
    () => sendContactMessage(`Message ${n}`),
    () => sendForm(receiveFeedback, paths.api.feedback, { rating: "4", message: `Fine ${n}` }),
    () => sendForm(unsubscribeAddress, paths.api.unsubscribe, { email: `gone-${n}@private.example` }),
  ]
  const answer = await answers[(n % 4) - 1]?.()
  return createReference(String((await answer?.json()).id))
}

test("without a webhook each address of the office gets a lead once, and a reply goes to the visitor", async () => {
  const reference = await askAndReference()
  await runScheduledLeadTasks(harness.ports)
  expect(OFFICE.map(address => harness.emailed(address))).toEqual([[reference], [reference]])
  expect(harness.smtp.posted[0]?.email.replyTo).toEqual([{ name: "", address: EMAIL }])
  expect([harness.blobs.keys("pending"), harness.blobs.keys("hook-pending")]).toEqual([[], []])
  expect((await checkLeadDeliveryHealth(harness.ports)).healthy).toBe(true)
  expect(harness.alerted).toEqual([])
})

test("with two webhooks too, each receiver gets each of 40 mixed leads once", async () => {
  harness.addFirstWebhook()
  const crm = await harness.addWebhook("crm")
  const references: string[] = []
  for (let n = 0; n < 40; n++) references.push(await sendMixedLead(n))
  await runScheduledLeadTasks(harness.ports)
  for (const webhook of [harness.webhook, crm])
    expect(listDeliveredLeadIds(webhook).map(createReference)).toEqual(references)
  expect(OFFICE.map(address => harness.emailed(address))).toEqual([references, references])
})

test.each<SmtpBehaviour>(["silent", "drop", { recipient: 450 }, { recipient: 550 }, { email: 421 }, { email: 554 }])(
  "a mail server that behaves as %j keeps no visitor waiting, and each address gets the lead later, once",
  async behaviour => {
    harness.smtp.behave(behaviour)
    const reference = await askAndReference()
    expect(harness.smtp.posted).toEqual([])
    harness.smtp.behave("take")
    harness.pass(7 * MINUTE)
    await runScheduledLeadTasks(harness.ports)
    await runScheduledLeadTasks(harness.ports)
    expect(OFFICE.map(address => harness.emailed(address))).toEqual([[reference], [reference]])
  },
)

test("a mail server that can’t encrypt gets nothing, and people are told what to check", async () => {
  harness.sendTo(harness.smtp.url.replace("127.0.0.1", "[::ffff:127.0.0.1]"))
  await driver.ask()
  expect(harness.smtp.posted).toEqual([])
  expect(harness.alerted).toContainEqual({
    kind: "configuration",
    facts: { status: 500, code: "ETLS", webhook: harness.names[0] },
  })
  harness.sendTo(harness.smtp.url)
  harness.pass(7 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(countEmailsTo()).toEqual([1, 1])
})

test("an address that gets an email and never says so gets it again, under the same name", async () => {
  harness.smtp.behave("lost")
  await driver.ask()
  harness.smtp.behave("take")
  harness.pass(7 * MINUTE)
  await runScheduledLeadTasks(harness.ports)
  expect(countEmailsTo()).toEqual([2, 2])
  expect(new Set(harness.smtp.posted.map(({ email }) => email.messageId)).size).toBe(OFFICE.length)
})

test("a full mailbox holds up no other; after its last try people are told, and a replay sends to it alone", async () => {
  harness.smtp.behave({ recipient: 452, of: OFFICE[0] })
  await driver.ask()
  await sweepUpToLastTry(harness)
  expect(countEmailsTo()).toEqual([0, 1])
  const key = getOnlyKey()
  expect(harness.alerted).toContainEqual({
    kind: "dead-letter",
    facts: { id: key, webhook: harness.names[0], status: 452, code: "EENVELOPE" },
  })
  expect(harness.blobs.keys("hook-dead")).toEqual([`${harness.names[0]}.${key}`])
  expect(harness.smtp.connections()).toBe(TRIES + 1)
  expect((await checkLeadDeliveryHealth(harness.ports)).healthy).toBe(false)

  harness.smtp.behave("take")
  expect(await replayLeadDelivery(harness.ports, key)).toBe("queued")
  await runScheduledLeadTasks(harness.ports)
  expect(countEmailsTo()).toEqual([1, 1])
  expect((await checkLeadDeliveryHealth(harness.ports)).healthy).toBe(true)
})

describe("while the store is down", () => {
  beforeEach(() => harness.blobs.breakWhen(() => 503))

  test("a lead is emailed at once, and each address gets it once", async () => {
    expect((await driver.send()).status).toBe(201)
    await harness.settle()
    expect(countEmailsTo()).toEqual([1, 1])
    expect(harness.smtp.posted[0]?.email.text).toContain("This email is the only copy")
  })

  test("a message is emailed at once even if the first mailbox is full, and people are told of that one", async () => {
    harness.smtp.behave({ recipient: 452, of: OFFICE[0] })
    expect((await sendContactMessage()).status).toBe(201)
    expect(countEmailsTo()).toEqual([0, 1])
    expect(harness.alerted.map(({ kind }) => kind)).toContain("handed-to-first")
  })

  test("a lead that nobody’s mail server takes is refused in words", async () => {
    harness.smtp.behave({ email: 421 })
    const answer = await driver.send()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain("call 1300 975 707 or write to hello@example.com")
  })
})

test("a lead whose marker can’t be written isn’t kept: it’s emailed directly", async () => {
  harness.blobs.breakWhen((method, path) => (method === "PUT" && path.includes(":hook-pending-") ? 503 : null))
  expect((await driver.send()).status).toBe(201)
  await harness.settle()
  expect(countEmailsTo()).toEqual([1, 1])
  expect(harness.blobs.keys("lead")).toEqual([])
})

test("a lead from before there was an address waits until someone sends it there", async () => {
  const { webhooks } = harness.ports
  harness.ports.webhooks = []
  await driver.ask()
  harness.ports.webhooks = webhooks
  await runScheduledLeadTasks(harness.ports)
  const key = getOnlyKey()
  expect(harness.blobs.keys("pending")).toEqual([key])
  const { replayLeadToWebhook } = await import("../../admin/replay")
  expect(await replayLeadToWebhook(harness.ports, harness.names[0] ?? "", key)).toBe("queued")
  await runScheduledLeadTasks(harness.ports)
  expect(countEmailsTo()).toEqual([1, 0])
  expect(harness.blobs.keys("pending")).toEqual([])
})

test("a held lead is emailed to nobody until a person releases it", async () => {
  await driver.ask({ reference_code: "filled" })
  await runScheduledLeadTasks(harness.ports)
  expect(countEmailsTo()).toEqual([0, 0])
  expect(await releaseHeldLead(harness.ports, harness.blobs.keys("held")[0] ?? "")).toBe("queued")
  await runScheduledLeadTasks(harness.ports)
  expect(countEmailsTo()).toEqual([1, 1])
})

test("what waits for an address that was taken out is kept and told of", async () => {
  harness.smtp.behave({ recipient: 452, of: OFFICE[0] })
  await driver.ask()
  harness.ports.webhooks = harness.ports.webhooks.slice(1)
  await runScheduledLeadTasks(harness.ports)
  expect(harness.alerted).toContainEqual({ kind: "removed-webhook", facts: { webhook: harness.names[0], count: 1 } })
  expect(harness.blobs.keys("hook-pending")).toHaveLength(1)
})

test("find, list and export know a lead that was emailed, and erase says which address has it", async () => {
  harness.smtp.behave({ recipient: 550, of: OFFICE[1] })
  const id = await driver.ask()
  await sweepUpToLastTry(harness)
  const [first = "", second = ""] = harness.names
  expect((await findPersonRecordsByEmail(harness.ports, EMAIL)).leads).toMatchObject([{ publicId: id }])
  expect(await listLeadsByDeliveryStatus(harness.ports, ["done", "dead"])).toMatchObject([
    { reference: createReference(id), webhook: null, state: "done" },
    { reference: createReference(id), webhook: second, state: "dead" },
    { reference: createReference(id), webhook: first, state: "done" },
  ])
  expect(await exportLeadsAsCsv(harness.ports, { from: null, until: null, kind: null })).toContain(id)
  const { leads } = await erasePersonalData(harness.ports, EMAIL, false)
  expect(leads).toMatchObject([
    { how: "erased", receiver: "never got it", webhooks: { [first]: "has it", [second]: "may have it" } },
  ])
  expect(harness.blobs.texts("lead").join()).not.toContain("Zephyrine")
  await replayLeadDelivery(harness.ports, getOnlyKey())
  harness.smtp.behave("take")
  await runScheduledLeadTasks(harness.ports)
  expect(countEmailsTo()).toEqual([1, 0])
})

test("a lead that each address has is reduced after its time, and one that waits isn’t", async () => {
  harness.smtp.behave({ recipient: 452, of: OFFICE[0] })
  await driver.ask()
  harness.pass(181 * DAY)
  await applyRetentionRules(harness.ports)
  expect(harness.blobs.texts("lead").join()).toContain("Zephyrine")
  harness.smtp.behave("take")
  await runScheduledLeadTasks(harness.ports)
  await applyRetentionRules(harness.ports)
  expect(harness.blobs.texts("lead").join()).not.toContain("Zephyrine")
})

const FAULTS: readonly (SmtpBehaviour | "refused" | "no-tls")[] = [
  ...(["refused", "no-tls", "silent", "drop", "lost"] as const),
  ...[{ recipient: 450 }, { email: 421 }, { email: 554 }, { recipient: 452, of: OFFICE[0] }],
]

test("of 40 mixed leads during 20 faults and two crashes each address gets every one", async () => {
  const references: string[] = []
  let lostAnswers = 0
  const { webhooks } = harness.ports
  for (let n = 0; n < 40; n++) {
    const fault = (n % 2 === 0 ? FAULTS[(n / 2) % FAULTS.length] : undefined) ?? "take"
    harness.smtp.behave(fault === "refused" || fault === "no-tls" ? "take" : fault)
    const encrypted = harness.smtp.url.replace("127.0.0.1", "[::ffff:127.0.0.1]")
    harness.sendTo(fault === "refused" ? "smtp://127.0.0.1:1" : fault === "no-tls" ? encrypted : harness.smtp.url)
    // A crash before any email is sent, and one after it's sent and before that's noted.
    const isCrash = n === 11 || n === 27
    if (isCrash)
      harness.ports.webhooks = webhooks.map(webhook => ({
        ...webhook,
        deliver: async (...lead) => {
          if (n === 27) await webhook.deliver?.(...lead)
          throw new Error("killed")
        },
      }))
    const before = harness.smtp.posted.length
    references.push(await sendMixedLead(n))
    if (fault === "lost" || isCrash) lostAnswers += harness.smtp.posted.length - before
    harness.ports.webhooks = webhooks
    harness.pass(2 * MINUTE)
  }
  harness.smtp.behave("take")
  harness.sendTo(harness.smtp.url)
  for (let n = 0; n < 12; n++) {
    harness.pass(60 * MINUTE)
    await runScheduledLeadTasks(harness.ports)
  }
  for (const address of OFFICE) expect(new Set(harness.emailed(address))).toEqual(new Set(references))
  expect(harness.smtp.posted.length - 2 * references.length).toBe(lostAnswers)
  expect([harness.blobs.keys("pending"), harness.blobs.keys("hook-pending")]).toEqual([[], []])
}, 120_000)
