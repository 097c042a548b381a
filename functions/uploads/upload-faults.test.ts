import { PART_BYTES } from "../../src/domain/lead/upload"
import { createRandomNumberGenerator } from "../../src/harness/chances"
import type { LeadPorts } from "../../src/leads/core/ports"
import type { LeadStore } from "../../src/leads/core/lead-store"
import { calculateSha256 } from "../../src/leads/store/uploads"
import { runScheduledLeadTasks } from "../../src/leads/outbox/sweep"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { buildPdf, createUploadDriver } from "../../src/testing/upload-driver"

const MINUTE = 60_000
const SEED = 20261129

const harness = setUpLeadTestHarness()
const driver = createUploadDriver(harness)

type Fetch = typeof fetch
type Kind = "permit" | "part" | "finish"

const getKind = (path: string): Kind =>
  path === "/api/uploads" ? "permit" : path.includes("?sha256=") ? "part" : "finish"

/** Sends by way of `change` what's of this kind, from the `from`-th of the kind on, at most `times` times. */
function changeRequests(kind: Kind, change: Fetch, { from = 1, times = Infinity } = {}): Fetch {
  let count = 0
  return (input, init) => {
    const isChanged = getKind(String(input)) === kind && (count += 1) >= from && count < from + times
    return isChanged ? change(input, init) : driver.fetch(input, init)
  }
}

const failOffline: Fetch = async () => Promise.reject(new TypeError("fetch failed"))
const loseAnswer: Fetch = async (...request) => {
  await driver.fetch(...request)
  return failOffline(...request)
}
const sendTwice: Fetch = async (...request) => {
  const answers = await Promise.all([driver.fetch(...request), driver.fetch(...request)])
  return answers[1]
}
/** Sends other bytes than those of the part. */
const sendOtherBytes =
  (getBytes: (part: Buffer) => Buffer, isHashTrue = false): Fetch =>
  (input, init) => {
    const body = getBytes(Buffer.from(init?.body as ArrayBuffer))
    const path = isHashTrue ? String(input).replace(/=.*/, `=${calculateSha256(body)}`) : input
    return driver.fetch(path, { ...init, body: new Uint8Array(body) })
  }
const flipLastByte = (part: Buffer): Buffer => Buffer.concat([part.subarray(0, -1), Buffer.from("!")])

/** A process that ends (`kill -9`) at its `nth` new record of a collection: nothing after that happens. */
function dieAtWrite(nth: number, collection: string): Fetch {
  let writes = 0
  const die = (store: LeadStore): LeadStore => ({
    ...store,
    create: async (...record) => {
      if (record[0] === collection && (writes += 1) >= nth) throw new Error("killed")
      return store.create(...record)
    },
  })
  const getPorts = (): LeadPorts => ({ ...harness.ports, store: die(harness.ports.store) })
  return driver.fetchFrom(getPorts)
}

type Fault = (send: (fetch?: Fetch) => Promise<string>, enquiry: string) => Promise<unknown>

const breakStore = (collection: string, failure: "drop" | "lost" | "hang" | number, method = "PUT") =>
  harness.blobs.breakWhen((verb, path) => (verb === method && path.includes(`:${collection}-`) ? failure : null))

const FAULTS: Readonly<Record<string, Fault>> = {
  "offline before the first part": send => send(changeRequests("part", failOffline)),
  "offline between two parts": send => send(changeRequests("part", failOffline, { from: 2 })),
  "offline before the end": send => send(changeRequests("finish", failOffline)),
  "the answer with the permit is lost": send => send(changeRequests("permit", loseAnswer)),
  "the answer to a part is lost": send => send(changeRequests("part", loseAnswer, { from: 2, times: 1 })),
  "the answer at the end is lost": send => send(changeRequests("finish", loseAnswer, { times: 1 })),
  "each part comes twice at once": send => send(changeRequests("part", sendTwice)),
  "the end comes twice at once": send => send(changeRequests("finish", sendTwice)),
  "two tabs send it at once": send => Promise.all([send(), send()]),
  "a part has another hash": send => send(changeRequests("part", sendOtherBytes(flipLastByte), { from: 2 })),
  "a part is a byte short": send =>
    send(
      changeRequests(
        "part",
        sendOtherBytes(part => part.subarray(1), true),
      ),
    ),
  "a part is a byte long": send =>
    send(
      changeRequests(
        "part",
        sendOtherBytes(part => Buffer.concat([part, part.subarray(-1)]), true),
      ),
    ),
  "one part of another file under the same permit": send =>
    send(changeRequests("part", sendOtherBytes(flipLastByte, true), { from: 2 })),
  "another file whole under the same permit": send => send(changeRequests("part", sendOtherBytes(flipLastByte, true))),
  "another file first, left half way": async (_, enquiry) => {
    await driver.sendFile(buildPdf(PART_BYTES + 9, "z"), enquiry, changeRequests("part", failOffline, { from: 2 }))
  },
  "another file afterwards": async (send, enquiry) => {
    await send()
    expect(await driver.sendFile(buildPdf(300, "z"), enquiry)).toBe("other-file")
  },
  "kill -9 before a part is stored": send => send(dieAtWrite(2, "document-part")).catch(String),
  "kill -9 between the marker and the event": send => send(dieAtWrite(1, "lead")).catch(String),
  "the store is full": send => {
    breakStore("document-part", 507)
    return send()
  },
  "the store takes nothing at the end": send =>
    send(
      changeRequests("finish", (...request) => {
        harness.blobs.breakWhen(method => (method === "PUT" ? 500 : null))
        return driver.fetch(...request)
      }),
    ),
}

const SENDS = 30

test(`${SENDS} sends with 20 faults: no file is wrong or half delivered, and no lead is late`, async () => {
  const chance = createRandomNumberGenerator(SEED)
  const faults = Object.entries(FAULTS)
  const plan = Array.from({ length: SENDS }, (_, n) => ({ n, fault: faults[n], place: chance() }))
  const counts = { sends: 0, faults: 0, failed: 0, late: 0, sent: 0, halfDelivered: 0 }
  const files = new Map<string, Buffer>()
  for (const { n, fault } of plan.toSorted((a, b) => a.place - b.place)) {
    const id = await driver.ask()
    // The firm has the request before anything of a file is sent.
    if (!harness.webhook.hits.some(({ body }) => JSON.parse(body).data.id === id)) counts.late += 1
    const file = buildPdf(PART_BYTES + 1 + Math.floor(chance() * 500_000), String.fromCharCode(97 + (n % 26)))
    files.set(id, file)
    const enquiry = driver.getEnquiry(id)
    counts.sends += 1
    if (fault) {
      counts.faults += 1
      const result = await fault[1](fetch => driver.sendFile(file, enquiry, fetch), enquiry)
      if (result === "failed" || String(result).includes("killed")) counts.failed += 1
      harness.blobs.heal()
      // What the firm can download at this moment is the file, whole, or nothing.
      for (const { data } of driver.listFileEvents().filter(event => event.data.id === id))
        if (!(await driver.download(data.downloadUrl)).equals(file)) counts.halfDelivered += 1
    }
    const result = await driver.sendFile(file, enquiry)
    expect([fault?.[0], result]).toEqual([fault?.[0], "sent"])
    counts.sent += 1
  }
  harness.pass(6 * MINUTE)
  await runScheduledLeadTasks(harness.ports)

  const events = driver.listFileEvents()
  const ids = new Set(events.map(({ data }) => data.id))
  let wrong = 0
  for (const { data } of events) if (!files.get(data.id)?.equals(await driver.download(data.downloadUrl))) wrong += 1
  expect({ ...counts, delivered: ids.size, wrong }).toEqual({
    ...{ sends: SENDS, faults: 20, sent: SENDS, delivered: SENDS },
    ...{ late: 0, wrong: 0, halfDelivered: 0, failed: expect.any(Number) },
  })
  expect(counts.failed).toBeGreaterThanOrEqual(10)
  expect(harness.blobs.keys("pending")).toEqual([])
}, 300_000)
