import { setUpLeadTestHarness } from "../../../testing/set-up-lead-test-harness"
import type { LeadPorts } from "../../core/ports"
import { createSignedFormTimestamp } from "./form-stamp"
import { findSpamSuspicions, type SpamProof } from "./find-suspicions"

const MINUTE = 60_000
const IP = "203.0.113.7"

const harness = setUpLeadTestHarness()

const createTestStamp = () =>
  createSignedFormTimestamp(harness.ports.idSecret, harness.ports.now(), harness.ports.random)

/** A form that was opened a minute ago and sent by a person. */
const buildOrdinarySpamProof = (): SpamProof => {
  const stamp = createTestStamp()
  harness.pass(MINUTE)
  return { honeypot: "", formStamp: stamp, turnstileToken: null }
}

async function findTestSuspicions(changes: Partial<SpamProof> = {}, ip = "", ports: Partial<LeadPorts> = {}) {
  const proof = { ...buildOrdinarySpamProof(), ...changes }
  const suspicions = await findSpamSuspicions({ ...harness.ports, ...ports }, harness.call({ ip }), proof)
  await harness.settle()
  return suspicions
}

async function findSuspicionsRepeatedly(times: number, changes: Partial<SpamProof>, ip = "") {
  let suspicions: readonly string[] = []
  for (let i = 0; i < times; i += 1) suspicions = await findTestSuspicions(changes, ip)
  return suspicions
}

const passing: Partial<LeadPorts> = { challenge: async () => "passed" }
test.each<[string, Partial<SpamProof>, Partial<LeadPorts>]>([
  ["an ordinary form", {}, {}],
  ["a visitor without JavaScript, who has no stamp", { formStamp: null }, {}],
  ["a visitor without JavaScript where a test is configured", { formStamp: null }, passing],
  ["a browser whose test was blocked", {}, passing],
])("%s is delivered at once", async (_, changes, ports) => {
  expect(await findTestSuspicions(changes, IP, ports)).toEqual([])
})

test("the sixth form of one client in a minute holds nothing by itself, and does together with a missing stamp", async () => {
  const { formStamp: stamp, ...others } = buildOrdinarySpamProof()
  const checkRecentStamp = async (formStamp: string | null) => {
    const suspicions = await findSpamSuspicions(harness.ports, harness.call({ ip: IP }), { ...others, formStamp })
    await harness.settle()
    return suspicions
  }
  for (let i = 0; i < 5; i += 1) expect(await checkRecentStamp(null)).toEqual([])
  expect(await checkRecentStamp(stamp)).toEqual([])
  expect(await checkRecentStamp(null)).toEqual(["no-stamp", "many-in-a-minute"])
})

test("the 21st form of one client in an hour is held at midnight in UTC too, which is 11 am in Sydney", async () => {
  harness.pass(Date.parse("2026-11-21T23:50:00Z") - harness.now().getTime())
  expect(await findSuspicionsRepeatedly(20, {}, IP)).toEqual([])
  expect(await findTestSuspicions({}, IP)).toEqual(["many-in-an-hour"])
})

test("the 21st form of one client in an hour is held, and an hour later all is forgotten", async () => {
  expect(await findSuspicionsRepeatedly(20, {}, IP)).toEqual([])
  expect(await findTestSuspicions({}, IP)).toEqual(["many-in-an-hour"])
  expect(await findTestSuspicions({}, "203.0.113.8")).toEqual([])
  harness.pass(60 * MINUTE)
  expect(await findTestSuspicions({}, IP)).toEqual([])
})

test.each(["", "127.0.0.1", "::1"])("nobody is counted at %p", async ip => {
  expect(await findSuspicionsRepeatedly(25, {}, ip)).toEqual([])
})

test("the address of a client is never kept, nor a stamp", async () => {
  const { formStamp: stamp } = buildOrdinarySpamProof()
  await findTestSuspicions({ formStamp: stamp }, IP)
  const storeText = [...harness.blobs.texts("counts"), ...harness.blobs.keys("counts")].join()
  expect(harness.blobs.keys("counts")).toHaveLength(2)
  expect(storeText).not.toContain(IP)
  expect(storeText).not.toContain(stamp)
})

test("tomorrow one client has another record, so that the two cannot be put together", async () => {
  await findTestSuspicions({ formStamp: null }, IP)
  harness.pass(24 * 60 * MINUTE)
  await findTestSuspicions({ formStamp: null }, IP)
  expect(new Set(harness.blobs.keys("counts")).size).toBe(2)
})

test("a store that fails has counted nothing, and nobody is suspected for it", async () => {
  harness.blobs.breakWhen(() => 500)
  expect(await findTestSuspicions({}, IP)).toEqual([])
})

test("a store that hangs is given up when its time is over", async () => {
  harness.ports.limits.countMs = 20
  harness.blobs.breakWhen(method => (method === "GET" ? "hang" : null))
  const spamProof = buildOrdinarySpamProof()
  expect(await findSpamSuspicions(harness.ports, harness.call({ ip: IP }), spamProof)).toEqual([])
})

test("a test that nobody could judge is told to people", async () => {
  await findTestSuspicions({ turnstileToken: "token" }, IP, { challenge: async () => "unreachable" })
  expect(harness.alerted).toEqual([{ kind: "challenge", facts: {} }])
})
