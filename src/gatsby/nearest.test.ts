import { nearest } from "./nearest"

const place = (name: string, lat: number, lng: number) => ({ name, lat, lng })
const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name)

const SYDNEY = place("Sydney", -33.868, 151.207)
const NEWCASTLE = place("Newcastle", -32.93, 151.78)
const ORANGE = place("Orange", -33.283, 149.1)
const PARRAMATTA = place("Parramatta", -33.815, 151.003)

test("the nearest come first, and no more than are asked for", () => {
  expect(namesOf(nearest(SYDNEY, [ORANGE, NEWCASTLE, PARRAMATTA], 2))).toEqual(["Parramatta", "Newcastle"])
})

test("a degree to the east is shorter than a degree to the north: at 60 degrees south it is half as long", () => {
  const from = place("here", -60, 150)
  expect(namesOf(nearest(from, [place("north", -59, 150), place("east", -60, 151.8)], 1))).toEqual(["east"])
})
