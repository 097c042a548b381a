import { lostLeads } from "../harness/lost-leads"
import { startLeadBench, type LeadBench } from "../harness/lead-test-harness"

/** A bench for a file's tests: opened anew before each of them, and closed after it, when no accepted lead may be lost. */
export function benchOfEachTest(): LeadBench
export function benchOfEachTest<Bench extends LeadBench>(open: () => Promise<Bench>): Bench
export function benchOfEachTest(open: () => Promise<LeadBench> = startLeadBench): LeadBench {
  // One object, which tests and what they set up may hold from the start; each test fills it with a bench of its own.
  const bench = {} as LeadBench
  beforeEach(async () => void Object.assign(bench, await open()))
  afterEach(async () => {
    await bench.stop()
    expect(lostLeads(bench)).toEqual([])
  })
  return bench
}
