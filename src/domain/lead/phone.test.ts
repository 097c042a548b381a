import { parsePhoneNumberFromString } from "libphonenumber-js/max"
import { parsePhone, formatPhone } from "./phone"

const ACCEPTED = [
  ["0412345678", "+61412345678"],
  ["(0412) 345 678", "+61412345678"],
  ["0412–345–678", "+61412345678"],
  ["0412/345/678", "+61412345678"],
  ["04 1234 5678", "+61412345678"],
  ["+61 (0)412 345 678", "+61412345678"],
  ["61412345678", "+61412345678"],
  ["0011 61 412 345 678", "+61412345678"],
  ["412 345 678", "+61412345678"],
  ["O412 345 678", "+61412345678"],
  ["(02) 9876 5432", "+61298765432"],
  ["07 3876 5432", "+61738765432"],
  ["08 8876 5432", "+61888765432"],
  ["0147 123 456", "+61147123456"],
  ["13 11 14", "+61131114"],
  ["1300 975 707", "+611300975707"],
  ["+61 1300 975 707", "+611300975707"],
  ["+64 21 123 4567", "+64211234567"],
  ["٠٤١٢٣٤٥٦٧٨", "+61412345678"],
  ["0011 44 7911 123456", "+447911123456"],
  ["610412345678", "+61412345678"],
] as const

const REFUSED = ["0412 345 67", "0512 345 678", "0000000000", "000", "call me", "+0 412 345 678", "0412 345 67 ext 8"]

test.each(ACCEPTED)("%s is read as %s, as by libphonenumber", (input, e164) => {
  expect(parsePhoneNumberFromString(input, "AU")?.number).toBe(e164)
  expect(parsePhone(input)).toEqual({ ok: true, value: e164 })
})

test.each(REFUSED)("%s is refused with an example, and libphonenumber holds it invalid", input => {
  expect(parsePhoneNumberFromString(input, "AU")?.isValid() ?? false).toBe(false)
  const message = "Enter an Australian phone number, like 0412 345 678, or an overseas one that begins with +"
  expect(parsePhone(input)).toEqual({ ok: false, code: "format", message })
})

test.each([
  ["02 9876 5432 ext 12", "+61298765432;ext=12"],
  ["(02) 9876 5432, Ext. 0127", "+61298765432;ext=0127"],
  ["02 9876 5432 extension 12", "+61298765432;ext=12"],
  ["02 9876 5432 x12", "+61298765432;ext=12"],
  ["+61-2-9876-5432;ext=12", "+61298765432;ext=12"],
  ["1300 975 707 #2", "+611300975707;ext=2"],
  ["+64 9 123 4567 x 8", "+6491234567;ext=8"],
  ["02 9876 5432 (ext 12)", "+61298765432;ext=12"],
])("%s is read with its extension: %s", (input, number) => {
  expect(parsePhoneNumberFromString(input, "AU")?.format("RFC3966")).toBe(`tel:${number}`)
  expect(parsePhone(input)).toEqual({ ok: true, value: number })
})

// The call would reach nobody, since the 0 in brackets is for calls inside the country. In Italy it's always dialled.
test.each([
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["0011 49 (0) 30 901820", "+4930901820"],
  ["+39 (0)6 6982", "+39066982"],
])("the 0 in brackets of %s isn't part of the number: %s", (input, number) => {
  expect(parsePhone(input)).toEqual({ ok: true, value: number })
})

test("a number without its area code is asked for it", () => {
  const message = "Include the area code, like 02 9876 5432"
  expect(parsePhone("9876 5432")).toEqual({ ok: false, code: "area-code", message })
})

test.each([
  ["an international prefix that people type", "0061 412 345 678", true],
  ["the same to another country", "0044 7911 123456", true],
  ["an overseas number in a range for fiction", "+44 7700 900123", true],
  ["a premium rate", "1902 345 678", false],
])("the rule differs from libphonenumber on purpose: %s", (_, input, isAccepted) => {
  expect(parsePhone(input).ok).toBe(isAccepted)
  expect(parsePhoneNumberFromString(input, "AU")?.isValid() ?? false).toBe(!isAccepted)
})

test.each([
  ["+61 3 5550 0123", "03 5550 0123"],
  ["0491-570-006", "0491 570 006"],
  ["1300975707", "1300 975 707"],
  ["1800 160401", "1800 160 401"],
  ["131 450", "13 14 50"],
  ["0147 123456", "0147 123 456"],
])("%s is written %s", (input, displayNumber) => {
  expect(formatPhone(input)).toBe(displayNumber)
  expect(formatPhone(displayNumber)).toBe(displayNumber)
})

test.each(["5550 0123", "call us", "+64 21 123 4567", "02 5550 0123 ext 12", ""])(
  "%j is no Australian number",
  input => {
    expect(formatPhone(input)).toBeNull()
  },
)
