import { Webhook } from "standardwebhooks"
import type { Received } from "../harness/fake-webhook"
import { startLeadBench, type LeadBench } from "../harness/lead-test-harness"
import { lostLeads } from "../harness/lost-leads"

type Verifying = {
  /** The event of a delivery. @throws unless `standardwebhooks` verifies its signature at the bench's time. */
  verified: (delivery: Received) => unknown
}

/** A bench for a file's tests: opened anew before each of them, and closed after it, when no accepted lead may be lost. */
export function benchOfEachTest(): LeadBench & Verifying
export function benchOfEachTest<Bench extends LeadBench>(open: () => Promise<Bench>): Bench & Verifying
export function benchOfEachTest(open: () => Promise<LeadBench> = startLeadBench): LeadBench & Verifying {
  // One object, which tests and what they set up may hold from the start; each test fills it with a bench of its own.
  const bench = {
    verified: ({ headers, body }) => {
      const date = jest.spyOn(Date, "now").mockReturnValue(bench.now().getTime())
      try {
        return new Webhook(bench.secret).verify(body, headers)
      } finally {
        date.mockRestore()
      }
    },
  } as LeadBench & Verifying
  beforeEach(async () => void Object.assign(bench, await open()))
  afterEach(async () => {
    await bench.stop()
    expect(lostLeads(bench)).toEqual([])
  })
  return bench
}
