import { calculateProportionWithInterval } from "./proportion"

// Table I of Newcombe (1998), method 3: four of his examples, to his four places.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("%i of %i lie between the published ends", (hits, tries, low, high) => {
  const proportion = calculateProportionWithInterval(hits, tries)
  expect(proportion?.rate).toBe(hits / tries)
  expect(proportion?.low).toBeCloseTo(low, 4)
  expect(proportion?.high).toBeCloseTo(high, 4)
})

test("all of all is mirrored by none of all", () => {
  const [all, none] = [calculateProportionWithInterval(20, 20), calculateProportionWithInterval(0, 20)]
  expect(all?.high).toBe(1)
  expect(all?.low).toBeCloseTo(1 - (none?.high ?? 0), 10)
})

test.each([
  [0, 0],
  [3, 2],
])("%i of %i is no part of anything", (hits, tries) => {
  expect(calculateProportionWithInterval(hits, tries)).toBeNull()
})
