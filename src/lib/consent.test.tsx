import { parseIsoDate } from "../domain/iso-date"
import { saveConsentChoice, CONSENT_CHANGED, CONSENT_KEY, readAnalyticsConsent } from "./consent"

const today = parseIsoDate("2026-11-21")

beforeEach(() => localStorage.clear())
afterEach(() => {
  Reflect.deleteProperty(navigator, "doNotTrack")
  Reflect.deleteProperty(navigator, "globalPrivacyControl")
})

const setNavigatorSignal = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

test("nothing is agreed to before a choice", () => {
  expect(readAnalyticsConsent(today)).toBe("unasked")
})

test.each(["granted", "refused"] as const)("%s is remembered under one key, with its day and version", choice => {
  const listener = jest.fn()
  document.addEventListener(CONSENT_CHANGED, listener)
  saveConsentChoice(choice, today)
  document.removeEventListener(CONSENT_CHANGED, listener)
  expect(readAnalyticsConsent(today)).toBe(choice)
  expect(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? "")).toEqual({ choice, version: 1, on: "2026-11-21" })
  expect(Object.keys(localStorage)).toEqual([CONSENT_KEY])
  expect(listener).toHaveBeenCalledTimes(1)
})

// 180 days after 21 November: 9 in November, 31, 31, 28, 31, 30 and 20 in May.
test.each([
  ["2027-05-19", "granted"],
  ["2027-05-20", "unasked"],
])("a choice of 21 November counts on %s as %s", (day, consent) => {
  saveConsentChoice("granted", today)
  expect(readAnalyticsConsent(parseIsoDate(day))).toBe(consent)
})

test.each([
  ["another version", { choice: "granted", version: 0, on: "2026-11-21" }],
  ["no day", { choice: "granted", version: 1, on: "soon" }],
  ["a choice that nobody offers", { choice: "maybe", version: 1, on: "2026-11-21" }],
  ["something else", "granted"],
])("a record with %s is asked about again", async (_, record) => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify(record))
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("./consent")
    expect(fresh.readAnalyticsConsent(today)).toBe("unasked")
  })
})

test.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("%s refuses, whatever was chosen before", (name, value) => {
  saveConsentChoice("granted", today)
  setNavigatorSignal(name, value)
  expect(readAnalyticsConsent(today)).toBe("signalled")
})

test("a browser that keeps nothing holds the choice until the page is left", () => {
  const closed = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError")
  })
  saveConsentChoice("refused", today)
  closed.mockRestore()
  expect(readAnalyticsConsent(today)).toBe("refused")
})
