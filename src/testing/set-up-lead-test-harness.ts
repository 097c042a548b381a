import { Webhook } from "standardwebhooks"
import type { ReceivedDelivery } from "../harness/fake-webhook"
import { findPersonal, startLeadTestHarness, type LeadTestHarness } from "../harness/lead-test-harness"
import { findLostLeads } from "../harness/lost-leads"
import { SPREAD, WAITS } from "../leads/core/schedule"
import { sweepLeads } from "../leads/outbox/sweep"

type VerifyingHarness = {
  /** The event of a delivery. @throws unless `standardwebhooks` verifies its signature at the harness's time. */
  verified: (delivery: ReceivedDelivery) => unknown
}

/**
 * A harness for a file's tests: opened before each of them and closed after it. Then no accepted lead may be lost,
 * and nothing personal may be in a log or an alert.
 */
export function setUpLeadTestHarness(): LeadTestHarness & VerifyingHarness
export function setUpLeadTestHarness<Harness extends LeadTestHarness>(
  open: () => Promise<Harness>,
): Harness & VerifyingHarness
export function setUpLeadTestHarness(
  open: () => Promise<LeadTestHarness> = startLeadTestHarness,
): LeadTestHarness & VerifyingHarness {
  // One object, which tests and what they set up may hold from the start; each test fills it with a harness of its own.
  const harness = {
    verified: ({ headers, body }) => {
      const date = jest.spyOn(Date, "now").mockReturnValue(harness.now().getTime())
      try {
        return new Webhook(harness.secret).verify(body, headers)
      } finally {
        date.mockRestore()
      }
    },
  } as LeadTestHarness & VerifyingHarness
  beforeEach(async () => void Object.assign(harness, await open()))
  afterEach(async () => {
    await harness.stop()
    expect(findLostLeads(harness)).toEqual([])
    expect(findPersonal(JSON.stringify([harness.logged, harness.alerted]))).toEqual([])
  })
  return harness
}

/** After a first try has failed: sweeps when each further try is due, however late its wait makes it, up to the last. */
export async function sweepUpToLastTry({ pass, ports }: Pick<LeadTestHarness, "pass" | "ports">): Promise<void> {
  for (const wait of WAITS) {
    pass(wait * (1 + SPREAD) + 1_000)
    await sweepLeads(ports)
  }
}
