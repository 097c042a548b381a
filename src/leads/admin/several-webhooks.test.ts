import { showLeadHealth } from "../../../functions/health/health.mts"
import { parseLeadsCli } from "../../../tools/leads/parse-cli"
import { runLeadsCommand } from "../../../tools/leads/run"
import type { FakeWebhook } from "../../harness/fake-webhook"
import { SITE } from "../../harness/lead-test-harness"
import { createQuoteTestDriver } from "../../harness/quote-test-driver"
import { setUpLeadTestHarness, sweepUpToLastTry } from "../../testing/set-up-lead-test-harness"
import { TRIES } from "../core/schedule"
import { runScheduledLeadTasks } from "../outbox/sweep"

const DAY = 24 * 60 * 60_000
const BROKER = "harbour-home-loans"
const EMAIL = "zephyrine@private.example"

const harness = setUpLeadTestHarness()
const driver = createQuoteTestDriver(harness)

let crm: FakeWebhook
const addCrmWebhook = async () => void (crm = await harness.addWebhook("crm"))

/** Runs a command. Returns what it prints, its errors, and whether it succeeded. */
async function runCommandLine(...words: string[]) {
  const [output, errors]: [string[], string[]] = [[], []]
  const context = {
    ports: harness.ports,
    logged: [],
    print: (text: string) => output.push(text),
    printError: (text: string) => errors.push(text),
  }
  return {
    done: await runLeadsCommand(parseLeadsCli(words), context),
    printed: output.join(""),
    reported: errors.join("\n"),
  }
}
const readHealthAnswer = async () =>
  (
    await showLeadHealth(() => harness.ports, "a token")(
      new Request(`${SITE}/api/health`, { headers: { authorization: "Bearer a token" } }),
      harness.call(),
    )
  ).json()
const passDaysAndSweep = async (days: number) => {
  // For a day after such a gap the sweeps delete nothing, since the clock may be wrong.
  harness.pass((days - 1) * DAY)
  await runScheduledLeadTasks(harness.ports)
  harness.pass(DAY)
  await runScheduledLeadTasks(harness.ports)
}
const getOnlyKey = () => harness.blobs.keys("lead")[0] ?? ""
/** Creates a lead that the first webhook has accepted and that's dead for the other webhook. */
const createLeadDeadForCrm = async () => {
  crm.answer(500)
  await driver.sendAndSettle()
  await sweepUpToLastTry(harness)
  crm.heal()
}

describe("of a lead that one webhook has and the other refused at every try", () => {
  beforeEach(addCrmWebhook)
  beforeEach(createLeadDeadForCrm)

  test("health is red and an alert is sent, which say for which, without its address", async () => {
    const dead = { kind: "dead-letter", facts: { id: getOnlyKey(), webhook: "crm", status: 500 } }
    expect(harness.alerted).toContainEqual(dead)
    expect(JSON.stringify(harness.alerted)).not.toContain(crm.url)
    expect(crm.hits).toHaveLength(TRIES)
    expect(await readHealthAnswer()).toMatchObject({
      healthy: false,
      leads: { pending: 0, dead: 0 },
      webhooks: { crm: { pending: 0, dead: 1, sending: true, named: true } },
    })
  })

  test("list names the webhook, and may be asked for one", async () => {
    const line = new RegExp(`${getOnlyKey()} +dead +crm +quote.requested.v1 .*9 refused, last answer 500`)
    expect((await runCommandLine("list")).printed).toMatch(line)
    expect((await runCommandLine("list", "--webhook", "crm")).printed).toMatch(line)
    expect((await runCommandLine("list", "--webhook", "main")).printed).toMatch(/^No leads/)
  })

  test("show has the marker of each", async () => {
    expect(JSON.parse((await runCommandLine("show", getOnlyKey())).printed)).toMatchObject({
      delivery: { done: {} },
      webhooks: { crm: { dead: { failures: 9, lastStatus: 500 } } },
    })
  })

  test.each([
    ["replay", "--dead", "--webhook", "crm"],
    ["replay", "ID"],
  ])("%s %s %s %s sends it to that one, and to the first nothing twice", async (...words) => {
    expect((await runCommandLine(...words.map(word => (word === "ID" ? getOnlyKey() : word)))).done).toBe(true)
    crm.hits.length = 0
    await runScheduledLeadTasks(harness.ports)
    expect(crm.ids()).toEqual([getOnlyKey()])
    expect(harness.webhook.hits).toHaveLength(1)
    expect(await readHealthAnswer()).toMatchObject({ healthy: true })
  })

  test("replay --dead for the first webhook leaves it alone", async () => {
    expect((await runCommandLine("replay", "--dead", "--webhook", "main")).reported).toBe(
      "No leads that are dead, dead-mail.",
    )
  })

  test("its personal data stay until the other has it, or is given up 90 days after its last try and an alert", async () => {
    harness.ports.retentionDays = 30
    await passDaysAndSweep(60)
    expect(harness.blobs.value("lead", getOnlyKey())).toHaveProperty("event")
    await passDaysAndSweep(31)
    expect(harness.alerted).toContainEqual({ kind: "purge", facts: { count: 1 } })
    expect(harness.blobs.keys("hook-dead")).toEqual([])
    await passDaysAndSweep(1)
    expect(harness.blobs.value("lead", getOnlyKey())).not.toHaveProperty("event")
    await passDaysAndSweep(91)
    expect(harness.blobs.keys("hook-done")).toEqual([])
  })

  test("while nobody can be told, it is not given up", async () => {
    harness.ports.alert = async () => false
    await passDaysAndSweep(200)
    expect(harness.blobs.keys("hook-dead")).toHaveLength(1)
    expect(harness.blobs.value("lead", getOnlyKey())).toHaveProperty("event")
  })

  test("erasing its person says who has it, and sends nothing more", async () => {
    const { printed } = await runCommandLine("erase", EMAIL, "--yes")
    expect(printed).toContain("has it; crm: may have it")
    await runCommandLine("replay", "--dead")
    await passDaysAndSweep(1)
    crm.hits.length = 0
    await passDaysAndSweep(1)
    expect(crm.hits).toEqual([])
    expect(harness.blobs.keys("hook-dead")).toEqual([])
  })
})

describe("of a lead that waits for a webhook", () => {
  beforeEach(addCrmWebhook)
  beforeEach(async () => {
    await driver.sendAndDie()
    const { webhooks } = harness.ports
    harness.ports.webhooks = webhooks.map(webhook => ({ ...webhook, deliver: null }))
    await runScheduledLeadTasks(harness.ports)
  })

  test("nothing is reduced, however old it is", async () => {
    harness.ports.retentionDays = 2
    await passDaysAndSweep(400)
    expect(harness.blobs.value("lead", getOnlyKey())).toHaveProperty("event")
    expect(await readHealthAnswer()).toMatchObject({ healthy: false, webhooks: { crm: { pending: 1 } } })
  })

  test("a lost marker is made anew a day later, and told", async () => {
    await harness.ports.store.delete("hook-pending", `crm.${getOnlyKey()}`)
    await passDaysAndSweep(1)
    expect(harness.alerted).toContainEqual({ kind: "put-back", facts: { id: getOnlyKey(), webhook: "crm" } })
    expect(harness.blobs.keys("hook-pending")).toEqual([`crm.${getOnlyKey()}`])
  })

  test("erasing its person deletes the marker", async () => {
    expect((await runCommandLine("erase", EMAIL, "--yes")).printed).toContain("has it; crm: never got it")
    expect(harness.blobs.keys("hook-pending")).toEqual([])
    await passDaysAndSweep(2)
    expect(harness.blobs.keys("hook-pending")).toEqual([])
  })

  test("a webhook that the site has is not given up; one that was removed is, when a person says so", async () => {
    expect(await runCommandLine("purge", "--webhook", "crm", "--yes")).toMatchObject({ done: false })
    harness.ports.webhooks = []
    await runScheduledLeadTasks(harness.ports)
    expect(await readHealthAnswer()).toMatchObject({ healthy: false, webhooks: { crm: { pending: 1, named: false } } })
    expect((await runCommandLine("purge", "--webhook", "crm")).reported).toContain("They wait for crm: 1. Add --yes")
    expect((await runCommandLine("purge", "--webhook", "crm", "--yes")).reported).toBe("Given up for crm: 1.")
    expect(await readHealthAnswer()).toMatchObject({ healthy: true, webhooks: {} })
    await passDaysAndSweep(2)
    expect(harness.blobs.keys("hook-pending")).toEqual([])
  })

  test("what waits for a webhook that was removed is given up after 90 days and an alert", async () => {
    harness.ports.webhooks = []
    await passDaysAndSweep(89)
    expect(harness.blobs.keys("hook-pending")).toHaveLength(1)
    await passDaysAndSweep(1)
    expect(harness.alerted).toContainEqual({ kind: "purge", facts: { count: 1 } })
    expect(harness.blobs.keys("hook-pending")).toEqual([])
  })

  test("a terminal without the site's settings takes no webhook for removed that the last sweep knew", async () => {
    harness.ports.webhooks = []
    expect(await runCommandLine("purge", "--webhook", "crm", "--yes")).toMatchObject({ done: false })
    harness.pass(120 * DAY)
    await runCommandLine("purge", "--yes")
    expect(harness.blobs.keys("hook-pending")).toHaveLength(1)
    expect((await runCommandLine("replay", "--pending", "--webhook", "crn")).reported).toBe(
      "There is no webhook crn. There are: main, crm.",
    )
  })
})

describe("a webhook that was added since a lead came", () => {
  test("gets it by a replay, once, and again when that is asked for", async () => {
    await driver.sendAndSettle()
    await addCrmWebhook()
    expect((await runCommandLine("replay", getOnlyKey())).reported).toContain("was delivered already")
    expect((await runCommandLine("replay", getOnlyKey(), "--webhook", "crm")).done).toBe(true)
    await runScheduledLeadTasks(harness.ports)
    expect(crm.ids()).toEqual([getOnlyKey()])
    expect((await runCommandLine("replay", getOnlyKey(), "--webhook", "crm")).reported).toContain(
      "was delivered already",
    )
    expect((await runCommandLine("replay", getOnlyKey(), "--webhook", "crm", "--again")).done).toBe(true)
    await runScheduledLeadTasks(harness.ports)
    expect(crm.hits).toHaveLength(2)
    expect(harness.webhook.hits).toHaveLength(1)
  })

  test("gets nothing that it may not have, whatever a person says", async () => {
    await driver.sendAndSettle({ partner: BROKER })
    const broker = await harness.addWebhook("broker", { partners: [BROKER] })
    expect(await runCommandLine("replay", getOnlyKey(), "--webhook", "broker")).toMatchObject({
      done: false,
      reported: expect.stringContaining("may not go to this webhook"),
    })
    // A terminal without the site's settings doesn't know whose webhook it is; the site does.
    await runScheduledLeadTasks(harness.ports)
    const { webhooks } = harness.ports
    harness.ports.webhooks = []
    expect((await runCommandLine("replay", getOnlyKey(), "--webhook", "broker")).done).toBe(true)
    harness.ports.webhooks = webhooks
    expect((await runScheduledLeadTasks(harness.ports)).webhooks).toMatchObject({ broker: { withheld: 1 } })
    expect(broker.hits).toEqual([])
  })
})

test("a receiver's 410 stops its own webhook, and a replay starts it again", async () => {
  await addCrmWebhook()
  crm.answer(410)
  await driver.sendAndSettle()
  expect(harness.alerted).toContainEqual({ kind: "gone", facts: { id: getOnlyKey(), webhook: "crm" } })
  await runScheduledLeadTasks(harness.ports)
  expect(await readHealthAnswer()).toMatchObject({
    healthy: false,
    sending: true,
    webhooks: { crm: { sending: false } },
  })
  crm.heal()
  await runCommandLine("replay", getOnlyKey(), "--webhook", "crm")
  await runScheduledLeadTasks(harness.ports)
  expect(crm.hits).toHaveLength(2)
  expect(await readHealthAnswer()).toMatchObject({ healthy: true })
})
