import { sweep } from "../../src/leads/outbox/sweep"
import { lostLeads } from "../../src/harness/lost-leads"
import { startLeadTestHarness, type LeadTestHarness } from "../../src/harness/lead-test-harness"
import { quoteTestDriver } from "../../src/harness/quote-test-driver"
import { chances } from "../../src/harness/chances"
import { badStore, badWebhook, dying, wellWebhook } from "./faults"

const MINUTE = 60_000
const AT_ONCE = 20
/** A visitor who is told that it did not work tries again, with the same key. */
const MOST_TRIES = 20
/** The host starts a sweep every few minutes, whether the one before has ended or not. */
const MOST_SWEEPS = 3

/** What came of it. All are counts. */
export type Soaked = {
  submitted: number
  accepted: number
  /** Different leads that the receiver took. */
  delivered: number
  /** Accepted and nowhere: must be 0. */
  lost: number
  /** Still pending, or dead, after all was well again: must be 0. */
  left: number
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

/**
 * Sends `submissions` requests by the real handler while 40 % of the deliveries and 5 % of the store's exchanges go wrong,
 * the store is down altogether now and then, and one process in twenty dies. Up to three sweeps run at a time, beside the
 * submissions too. Then all is well again, and sweeps go on until nothing waits. The clock is the harness's.
 */
export async function soakLeads(submissions: number, seed: number): Promise<Soaked> {
  const chance = chances(seed)
  const harness = await startLeadTestHarness()
  const driver = quoteTestDriver(harness)
  const receiver = badWebhook(harness, chance)
  let killed = 0
  let sweeps = 0
  let refused = 0
  let killedWithAnswer = 0
  const onDeath = (wasTaken: boolean) => {
    killed += 1
    if (wasTaken) killedWithAnswer += 1
  }
  const someone = () => (chance() < 0.05 ? dying(harness.ports, chance, onDeath) : harness.ports)

  const submit = async (n: number) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await driver.send(`submission-${seed}-${n}-of-the-soak`, someone()).catch(() => null)
      if (answer?.ok) return
      refused += 1
    }
  }
  const sweepsAtOnce = (count: number) =>
    Array.from({ length: count }, () => {
      sweeps += 1
      return sweep(someone()).catch(() => null)
    })
  for (let first = 0; first < submissions; first += AT_ONCE) {
    badStore(harness, chance, chance() < 0.05 ? 0.9 : 0.05)
    await Promise.all([
      ...Array.from({ length: Math.min(AT_ONCE, submissions - first) }, (_, n) => submit(first + n)),
      ...sweepsAtOnce(chance() < 0.5 ? Math.ceil(chance() * MOST_SWEEPS) : 0),
    ])
    await harness.settle()
    harness.pass(Math.round(chance() * 10 * MINUTE))
    await Promise.all(sweepsAtOnce(chance() < 0.25 ? Math.ceil(chance() * MOST_SWEEPS) : 0))
  }
  harness.blobs.heal()
  const lostOnTheWay = lostLeads({ ...harness, webhook: takenBy(harness, receiver.taken) }).length
  wellWebhook(harness, receiver)
  for (let rounds = 0; rounds < submissions && harness.blobs.keys("pending").length > 0; rounds += 1) {
    harness.pass(25 * 60 * MINUTE)
    await Promise.all(Array.from({ length: MOST_SWEEPS }, () => sweep(harness.ports)))
  }

  const references = new Set(receiver.taken.map(({ reference }) => reference))
  const webhookIds = new Set(receiver.taken.map(({ webhookId }) => webhookId))
  const handedOver = harness.logged.filter(({ event }) => event === "handed-over").length
  const soaked: Soaked = {
    submitted: submissions,
    accepted: new Set(harness.accepted).size,
    delivered: webhookIds.size,
    lost: lostOnTheWay + harness.accepted.filter(reference => !references.has(reference)).length,
    left: harness.blobs.keys("pending").length + harness.blobs.keys("dead").length,
    duplicates: receiver.taken.length - webhookIds.size,
    lostAcknowledgements: receiver.lostAnswers + killedWithAnswer + handedOver + notesLost(harness),
    refused,
    handedOver,
    killed,
    attempts: harness.webhook.hits.length,
    sweeps,
  }
  await harness.stop()
  return soaked
}

/** The receiver's own word for what it took, whatever became of its answers. */
const takenBy = (
  { webhook }: LeadTestHarness,
  taken: readonly { reference: string }[],
): LeadTestHarness["webhook"] => ({
  ...webhook,
  hits: taken.map(({ reference }) => ({
    headers: {},
    body: JSON.stringify({ data: { id: reference } }),
    status: () => 200,
  })),
})

/** Deliveries that were taken and answered, of which the store did not take the note. */
function notesLost({ logged }: LeadTestHarness): number {
  const last = new Map<string, string>()
  let lost = 0
  for (const { id, event } of logged) {
    if (!id) continue
    if (event === "failed" && last.get(id) === "delivered") lost += 1
    last.set(id, event)
  }
  return lost
}
