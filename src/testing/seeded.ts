import type FastCheck from "fast-check"
import { createRandomNumberGenerator } from "../harness/chances"

/** `npx jest --seed=123` repeats the order of files, random ids, generated inputs and the clock. */

/** Times just before the end of a day, month, quarter or financial year, or just before daylight saving begins or ends. */
const CLOCKS = [
  "2026-11-22T10:00:00+11:00",
  "2026-11-30T23:59:58+11:00", // a month
  "2027-03-31T23:59:58+11:00", // a quarter
  "2026-09-30T23:59:58+10:00", // a quarter
  "2027-06-30T23:59:58+10:00", // a financial year
  "2026-12-31T23:59:58+11:00", // a year
  "2028-02-28T23:59:58+11:00", // 29 February is next
  "2028-02-29T23:59:58+11:00",
  "2026-10-04T01:59:58+10:00", // daylight saving begins: 2 am is 3 am
  "2027-04-04T02:59:58+11:00", // daylight saving ends: 3 am is 2 am
].map(time => Date.parse(time))

const seed = jest.getSeed()
const chance = createRandomNumberGenerator(seed)

// A mock is used so that the package is only loaded in tests that use it.
jest.mock("fast-check", () => {
  const fc = jest.requireActual<typeof FastCheck>("fast-check")
  fc.configureGlobal({ seed })
  return fc
})

const realStart = Date.now()
const clockStart = CLOCKS[Math.abs(seed) % CLOCKS.length] ?? realStart
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...args: unknown[]) {
    // The cast is needed since TypeScript can't spread arguments into overloads.
    super(...((args.length === 0 ? [ShiftedDate.now()] : args) as [number]))
  }
  static override now = (): number => clockStart + (RealDate.now() - realStart)
}
globalThis.Date = ShiftedDate as DateConstructor

const fillWithRandomBytes = (bytes: Uint8Array): Uint8Array => bytes.map(() => Math.floor(chance() * 256))

function randomBytes(size: number): Buffer {
  return Buffer.from(fillWithRandomBytes(new Uint8Array(size)))
}

function getRandomValues<T extends ArrayBufferView>(array: T): T {
  const view = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
  view.set(fillWithRandomBytes(view))
  return array
}

function randomUUID(): string {
  const bytes = randomBytes(16)
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

Math.random = chance
jest.mock("node:crypto", () => ({ ...jest.requireActual("node:crypto"), randomBytes, randomUUID, getRandomValues }))
const web = globalThis.crypto
Object.defineProperty(globalThis, "crypto", {
  configurable: true,
  value: { subtle: web?.subtle, getRandomValues, randomUUID },
})
