import { sweepLeads } from "../../src/leads/outbox/sweep"
import { findLostLeads } from "../../src/harness/lost-leads"
import { startLeadTestHarness, buildQuoteRequestBody, type LeadTestHarness } from "../../src/harness/lead-test-harness"
import { buildJsonQuoteRequest } from "../../src/harness/posts"
import { createQuoteTestDriver } from "../../src/harness/quote-test-driver"
import { createRandomNumberGenerator } from "../../src/harness/chances"
import {
  breakStore,
  createFaultyWebhook,
  createDownWebhook,
  createDyingProcess,
  healWebhook,
  type Receiver,
} from "./faults"

const MINUTE = 60_000
const AT_ONCE = 20
/** A visitor who is told that it did not work tries again, with the same key. */
const MOST_TRIES = 20
/** The host starts a sweep every few minutes, whether the one before has ended or not. */
const MOST_SWEEPS = 3
const ONE_DIES_IN = 20

/** What came of it. All are counts. */
export type SoakCounts = {
  submitted: number
  accepted: number
  /** Different leads that the receiver took. */
  delivered: number
  /** Accepted and nowhere: must be 0. */
  lost: number
  /** Still pending, or dead, for any webhook after all was well again: must be 0. */
  left: number
  /** Kept and never taken by a webhook after the first that they are for: must be 0. */
  lostToOthers: number
  /** Taken by a webhook after the first that they are not for: must be 0. */
  astray: number
  /** Deliveries that the receiver had taken before. */
  duplicates: number
  /** How often a duplicate could not be avoided: an answer, a note or a process was lost after the receiver had taken it. */
  lostAcknowledgements: number
  /** Visitors who were told to try again, or were told nothing. */
  refused: number
  handedOver: number
  killed: number
  /** Attempts of delivery, taken or not. */
  attempts: number
  /** Under faults; most of them beside others and beside submissions. */
  sweeps: number
}

/** The partner that every third visitor comes by; every second of those ticks the box for it. */
const PARTNER = "harbour-home-loans"
const getPartnerFields = (n: number): object => {
  if (n % 3 !== 0) return {}
  return n % 2 === 0 ? { partner: PARTNER, partnerConsent: PARTNER } : { partner: PARTNER }
}

/**
 * Three webhooks beside the first: one as bad as that one, a partner's that is down until all is well again, and one that
 * takes other kinds.
 */
async function startList(harness: LeadTestHarness, chance: () => number) {
  const start = async (receive: (at: Pick<LeadTestHarness, "webhook">) => Receiver, ...webhookArgs: WebhookArgs) => {
    const webhook = await harness.addWebhook(...webhookArgs)
    return { webhook, receiver: receive({ webhook }) }
  }
  return {
    crm: await start(at => createFaultyWebhook(at, chance), "crm"),
    partner: await start(createDownWebhook, "broker", { partners: [PARTNER] }),
    feedback: await start(at => createFaultyWebhook(at, chance), "feedback", { kinds: ["feedback.sent.v1"] }),
  }
}
type WebhookArgs = Parameters<LeadTestHarness["addWebhook"]>

/**
 * Sends `submissions` requests by the real handler while 40 % of the deliveries and 5 % of the store's exchanges go wrong,
 * the store is down altogether now and then, one process in twenty dies, and one webhook of the list is down throughout. Up to three sweeps run at a time, beside the
 * submissions too. Then all is well again, and sweeps go on until nothing waits. The clock is the harness's.
 */
export async function soakLeads(submissions: number, seed: number): Promise<SoakCounts> {
  const chance = createRandomNumberGenerator(seed)
  const harness = await startLeadTestHarness()
  const driver = createQuoteTestDriver(harness)
  const receiver = createFaultyWebhook(harness, chance)
  const list = await startList(harness, chance)
  const sharedIds = new Set<string>()
  let killedCount = 0
  let sweeps = 0
  let refusedCount = 0
  let killedWithAnswer = 0
  const onDeath = (wasTaken: boolean) => {
    killedCount += 1
    if (wasTaken) killedWithAnswer += 1
  }
  let startedCount = 0
  let dies = 0
  const pickPorts = () => {
    // One in each twenty, so that in a short soak some die too.
    if (startedCount % ONE_DIES_IN === 0) dies = startedCount + Math.floor(chance() * ONE_DIES_IN)
    startedCount += 1
    return startedCount - 1 === dies ? createDyingProcess(harness.ports, chance, onDeath) : harness.ports
  }

  const submit = async (n: number) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const request = buildJsonQuoteRequest(buildQuoteRequestBody(getPartnerFields(n)), `submission-${seed}-${n}-of-the-soak`)
      const answer = await driver.take(request, { ports: pickPorts() }).catch(() => null)
      if (answer?.ok && "partnerConsent" in getPartnerFields(n)) sharedIds.add(String((await answer.json()).id))
      if (answer?.ok) return
      refusedCount += 1
    }
  }
  const startSweeps = (count: number) =>
    Array.from({ length: count }, () => {
      sweeps += 1
      return sweepLeads(pickPorts()).catch(() => null)
    })
  for (let first = 0; first < submissions; first += AT_ONCE) {
    breakStore(harness, chance, chance() < 0.05 ? 0.9 : 0.05)
    await Promise.all([
      ...Array.from({ length: Math.min(AT_ONCE, submissions - first) }, (_, n) => submit(first + n)),
      ...startSweeps(first === 0 || chance() < 0.5 ? Math.ceil(chance() * MOST_SWEEPS) : 0),
    ])
    await harness.settle()
    harness.pass(Math.round(chance() * 10 * MINUTE))
    await Promise.all(startSweeps(chance() < 0.25 ? Math.ceil(chance() * MOST_SWEEPS) : 0))
  }
  harness.blobs.heal()
  const lostOnTheWay = findLostLeads({ ...harness, webhook: withDeliveries(harness, receiver.taken) }).length
  healWebhook(harness, receiver)
  for (const one of Object.values(list)) healWebhook(one, one.receiver)
  const listWaiting = () => ["pending", "hook-pending"].flatMap(harness.blobs.keys)
  for (let rounds = 0; rounds < submissions && listWaiting().length > 0; rounds += 1) {
    harness.pass(25 * 60 * MINUTE)
    await Promise.all(Array.from({ length: MOST_SWEEPS }, () => sweepLeads(harness.ports)))
  }

  const references = new Set(receiver.taken.map(({ reference }) => reference))
  const webhookIds = new Set(receiver.taken.map(({ webhookId }) => webhookId))
  const handedOver = harness.logged.filter(({ event, webhook }) => event === "handed-over" && !webhook)
  // What was not kept was handed to each webhook as it could be; fault tests look at those.
  const handedIds = new Set(handedOver.map(({ id }) => id))
  const handedReferences = receiver.taken
    .filter(({ webhookId }) => handedIds.has(webhookId))
    .map(({ reference }) => reference)
  const ownReferences = harness.accepted.filter(reference => !handedReferences.includes(reference))
  const listReferences = ({ receiver: { taken } }: { receiver: Receiver }) =>
    new Set(taken.map(({ reference }) => reference))
  const [crm, partner] = [listReferences(list.crm), listReferences(list.partner)]
  const counts: SoakCounts = {
    submitted: submissions,
    accepted: new Set(harness.accepted).size,
    delivered: webhookIds.size,
    lost: lostOnTheWay + harness.accepted.filter(reference => !references.has(reference)).length,
    left: [...listWaiting(), ...["dead", "hook-dead"].flatMap(harness.blobs.keys)].length,
    lostToOthers:
      ownReferences.filter(reference => !crm.has(reference)).length +
      ownReferences.filter(reference => sharedIds.has(reference) && !partner.has(reference)).length,
    astray: [...partner].filter(reference => !sharedIds.has(reference)).length + listReferences(list.feedback).size,
    duplicates: receiver.taken.length - webhookIds.size,
    lostAcknowledgements: receiver.lostAnswers + killedWithAnswer + handedOver.length + countLostNotes(harness),
    refused: refusedCount,
    handedOver: handedOver.length,
    killed: killedCount,
    attempts: harness.webhook.hits.length,
    sweeps,
  }
  await harness.stop()
  return counts
}

/** The harness's webhook with all that the receiver took, whether or not its answers arrived. */
const withDeliveries = (
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

/** Deliveries that were taken and answered, of which the store did not take the note. */
function countLostNotes({ logged }: LeadTestHarness): number {
  const last = new Map<string, string>()
  let lostCount = 0
  for (const { id, event, webhook } of logged) {
    if (!id || webhook) continue
    if (event === "failed" && last.get(id) === "delivered") lostCount += 1
    last.set(id, event)
  }
  return lostCount
}
