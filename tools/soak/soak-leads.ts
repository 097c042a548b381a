import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { findLostLeads } from "../../src/harness/lost-leads"
import { startLeadTestHarness, buildQuoteRequestBody, type LeadTestHarness } from "../../src/harness/lead-test-harness"
import { buildJsonQuoteRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { createRandomNumberGenerator } from "../../src/harness/chances"
import {
  makeStoreRequestsFail,
  simulateWebhookFaults,
  simulateWebhookOutage,
  createProcessStarter,
  makeWebhookAcceptEverything,
  type Receiver,
} from "./faults"

const MINUTE = 60_000
const AT_ONCE = 20
/** A visitor whose request fails tries again, with the same key. */
const MOST_TRIES = 20
/** The host starts a sweep every few minutes, even if the previous one is still running. */
const MOST_SWEEPS = 3

/** The partner that refers every third visitor. Every second of those visitors agrees to share the request. */
const PARTNER = "harbour-home-loans"
/** The name of those who agree. */
const WILLING_NAME = "Quinn Quokka"
const getPartnerFields = (n: number): object => {
  if (n % 3 !== 0) return {}
  return n % 2 === 0 ? { partner: PARTNER, partnerConsent: PARTNER, name: WILLING_NAME } : { partner: PARTNER }
}

/** One as faulty as the first, one that's down until the faults end, one for other events. */
async function startTestWebhooks(harness: LeadTestHarness, chance: () => number) {
  const startWebhook = async (
    receive: (at: Pick<LeadTestHarness, "webhook">) => Receiver,
    ...webhookArgs: WebhookArgs
  ) => {
    const webhook = await harness.addWebhook(...webhookArgs)
    return { webhook, receiver: receive({ webhook }) }
  }
  return {
    crm: await startWebhook(at => simulateWebhookFaults(at, chance), "crm"),
    partner: await startWebhook(simulateWebhookOutage, "broker", { partners: [PARTNER] }),
    feedback: await startWebhook(at => simulateWebhookFaults(at, chance), "feedback", { kinds: ["feedback.sent.v1"] }),
  }
}
type WebhookArgs = Parameters<LeadTestHarness["addWebhook"]>

/**
 * Sends `submissions` requests through the real handler while faults are simulated: 40% of deliveries and 5% of the
 * store's requests fail, the store is sometimes down completely, one delivery in twenty kills its process, and one webhook
 * is down throughout. Up to three sweeps run at a time, also during submissions. Then the faults end, and sweeps run until
 * nothing is waiting. Time is the test harness's own clock. Returns counts.
 */
export async function sendTestLeadsDuringFaults(submissions: number, seed: number) {
  const chance = createRandomNumberGenerator(seed)
  const harness = await startLeadTestHarness()
  const driver = createQuoteTestDriver(harness)
  const receiver = simulateWebhookFaults(harness, chance)
  const list = await startTestWebhooks(harness, chance)
  const sharedIds = new Set<string>()
  let killedCount = 0
  let sweeps = 0
  let refusedCount = 0
  let killedWithAnswer = 0
  const onDeath = (wasTaken: boolean) => {
    killedCount += 1
    if (wasTaken) killedWithAnswer += 1
  }
  const startProcess = createProcessStarter(harness.ports, chance, onDeath)

  const submitRequest = async (n: number) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const request = buildJsonQuoteRequest(
        buildQuoteRequestBody(getPartnerFields(n)),
        `submission-${seed}-${n}-of-the-soak`,
      )
      const answer = await driver.take(request, { ports: startProcess() }).catch(() => null)
      if (answer?.ok && "partnerConsent" in getPartnerFields(n)) sharedIds.add(String((await answer.json()).id))
      if (answer?.ok) return
      refusedCount += 1
    }
  }
  const startSweeps = (count: number) =>
    Array.from({ length: count }, () => {
      sweeps += 1
      return runScheduledLeadTasks(startProcess()).catch(() => null)
    })
  for (let first = 0; first < submissions; first += AT_ONCE) {
    makeStoreRequestsFail(harness, chance, chance() < 0.05 ? 0.9 : 0.05)
    await Promise.all([
      ...Array.from({ length: Math.min(AT_ONCE, submissions - first) }, (_, n) => submitRequest(first + n)),
      ...startSweeps(first === 0 || chance() < 0.5 ? Math.ceil(chance() * MOST_SWEEPS) : 0),
    ])
    await harness.settle()
    harness.pass(Math.round(chance() * 10 * MINUTE))
    await Promise.all(startSweeps(chance() < 0.25 ? Math.ceil(chance() * MOST_SWEEPS) : 0))
  }
  harness.blobs.heal()
  const lostOnTheWay = findLostLeads({
    ...harness,
    webhook: createWebhookWithDeliveries(harness, receiver.taken),
  }).length
  makeWebhookAcceptEverything(harness, receiver)
  for (const one of Object.values(list)) makeWebhookAcceptEverything(one, one.receiver)
  const listWaitingKeys = () => ["pending", "hook-pending"].flatMap(harness.blobs.keys)
  for (let rounds = 0; rounds < submissions && listWaitingKeys().length > 0; rounds += 1) {
    harness.pass(23 * 60 * MINUTE)
    await Promise.all(Array.from({ length: MOST_SWEEPS }, () => runScheduledLeadTasks(harness.ports)))
  }

  const references = getAcceptedReferences(receiver)
  const webhookIds = new Set(receiver.taken.map(({ webhookId }) => webhookId))
  const handedOver = harness.logged.filter(({ event, webhook }) => event === "handed-over" && !webhook)
  // A lead that couldn't be stored was sent to each webhook only once. The fault tests cover those.
  const handedIds = new Set(handedOver.map(({ id }) => id))
  const handedReferences = receiver.taken
    .filter(({ webhookId }) => handedIds.has(webhookId))
    .map(({ reference }) => reference)
  const ownReferences = harness.accepted.filter(reference => !handedReferences.includes(reference))
  const [crm, partner] = [getAcceptedReferences(list.crm.receiver), getAcceptedReferences(list.partner.receiver)]
  const counts = {
    submitted: submissions,
    accepted: new Set(harness.accepted).size,
    /** Different leads that the receiver accepted. */
    delivered: webhookIds.size,
    /** Accepted by the site, but neither delivered nor stored: must be 0. */
    lost: lostOnTheWay + harness.accepted.filter(reference => !references.has(reference)).length,
    /** Still pending or given up, for any webhook, after the faults have ended: must be 0. */
    left: [...listWaitingKeys(), ...["dead", "hook-dead"].flatMap(harness.blobs.keys)].length,
    /** Stored, but never delivered to one of the other webhooks that should get it: must be 0. */
    lostToOthers:
      ownReferences.filter(reference => !crm.has(reference)).length +
      ownReferences.filter(reference => sharedIds.has(reference) && !partner.has(reference)).length,
    /** Delivered to one of the other webhooks that shouldn't get it: must be 0. */
    astray:
      list.partner.receiver.taken.filter(({ name }) => name !== WILLING_NAME).length +
      getAcceptedReferences(list.feedback.receiver).size,
    /** Deliveries that the receiver had already accepted. */
    duplicates: receiver.taken.length - webhookIds.size,
    /** Unavoidable duplicates: the answer, the record or the process was lost after the receiver had accepted the lead. */
    lostAcknowledgements:
      receiver.lostAnswers + killedWithAnswer + handedOver.length + countUnrecordedDeliveries(harness),
    /** Requests that failed or had no answer, so that the visitor has to try again. */
    refused: refusedCount,
    handedOver: handedOver.length,
    killed: killedCount,
    /** All attempts to deliver, successful or not. */
    attempts: harness.webhook.hits.length,
    /** Sweeps while faults were simulated. Most ran at the same time as other sweeps and as submissions. */
    sweeps,
  }
  await harness.stop()
  return counts
}

const getAcceptedReferences = ({ taken }: Receiver) => new Set(taken.map(({ reference }) => reference))

/** Whether or not the answer of a delivery arrived. */
const createWebhookWithDeliveries = (
  { webhook }: LeadTestHarness,
  deliveries: readonly { reference: string }[],
): LeadTestHarness["webhook"] => ({
  ...webhook,
  hits: deliveries.map(({ reference }) => ({
    headers: {},
    body: JSON.stringify({ data: { id: reference } }),
    status: () => 200,
  })),
})

function countUnrecordedDeliveries({ logged }: LeadTestHarness): number {
  const last = new Map<string, string>()
  let lostCount = 0
  for (const { id, event, webhook } of logged) {
    if (!id || webhook) continue
    if (event === "failed" && last.get(id) === "delivered") lostCount += 1
    last.set(id, event)
  }
  return lostCount
}
