import { listPriceCaps } from "./price-caps"

// The caps as Housing Australia's notice and Treasury gave them, and the incomes reported from 1 July 2026.
test("each area has both schemes' caps of the day, in cents, and there's an income limit for Help to Buy only", () => {
  const { areas, incomes, schemes } = listPriceCaps([], "2026-11-27")
  expect(schemes.map(({ scheme }) => scheme)).toEqual(["5% Deposit Scheme", "Help to Buy"])
  expect(areas.map(({ label, caps }) => [label, ...caps])).toEqual([
    ["Sydney, Newcastle and Lake Macquarie, the Illawarra", 1_500_000_00, 1_300_000_00],
    ["Rest of New South Wales", 800_000_00, 800_000_00],
    ["Melbourne and Geelong", 950_000_00, 950_000_00],
    ["Rest of Victoria", 650_000_00, 650_000_00],
    ["Brisbane, the Gold Coast and the Sunshine Coast", 1_000_000_00, 1_000_000_00],
    ["Rest of Queensland", 700_000_00, 700_000_00],
  ])
  expect(Object.values(incomes)).toEqual([
    [null, 103_000_00],
    [null, 165_000_00],
  ])
  expect(Object.values(listPriceCaps([], "2026-06-30").incomes).map(one => one[1])).toEqual([100_000_00, 160_000_00])
})

test("a day before a scheme began is refused", () => {
  expect(() => listPriceCaps([], "2025-12-04")).toThrow("no figure in force on 2025-12-04")
})

test("a place is in its state's area: a regional centre with the capital, and names in order", () => {
  const createPlace = (name: string, capArea: string) => ({ name, state: "VIC", capArea })
  const places = [
    createPlace("Melbourne", "capital"),
    createPlace("Ballarat", "rest of state"),
    createPlace("Geelong", "regional centre"),
  ]
  const { areas } = listPriceCaps(places, "2026-11-27")
  expect(areas.flatMap(one => (one.places.length > 0 ? [[one.label, ...one.places]] : []))).toEqual([
    ["Melbourne and Geelong", "Geelong", "Melbourne"],
    ["Rest of Victoria", "Ballarat"],
  ])
})
