import { Webhook } from "standardwebhooks"
import type { ReceivedDelivery } from "../harness/fake-webhook"
import { findPersonalDetails, startLeadTestHarness, type LeadTestHarness } from "../harness/lead-test-harness"
import { findLostLeads } from "../harness/lost-leads"
import { SPREAD, WAITS } from "../leads/core/schedule"
import { runScheduledLeadTasks } from "../leads/outbox/sweep"

type VerifyingHarness = {
  /** Gets the event of a delivery. @throws if `standardwebhooks` finds its signature invalid at the harness's time. */
  verified: (delivery: ReceivedDelivery) => unknown
}

/** After each test no accepted lead is lost, and no log or alert contains personal details. */
export function setUpLeadTestHarness(): LeadTestHarness & VerifyingHarness
export function setUpLeadTestHarness<Harness extends LeadTestHarness>(
  open: () => Promise<Harness>,
): Harness & VerifyingHarness
export function setUpLeadTestHarness(
  open: () => Promise<LeadTestHarness> = startLeadTestHarness,
): LeadTestHarness & VerifyingHarness {
  // Tests can keep a reference to this one object. Before each test it's filled with a new harness.
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
    expect(findPersonalDetails(JSON.stringify([harness.logged, harness.alerted]))).toEqual([])
  })
  return harness
}

/** Call it after the first failed delivery. Sweeps when each further try, the last included, is due at the latest. */
export async function sweepUpToLastTry({ pass, ports }: Pick<LeadTestHarness, "pass" | "ports">): Promise<void> {
  for (const wait of WAITS) {
    pass(wait * (1 + SPREAD) + 1_000)
    await runScheduledLeadTasks(ports)
  }
}
