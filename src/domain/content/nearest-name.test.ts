import { nearestName } from "./nearest-name"

const names = ["coast.png", "harbour.jpg", "office-geelong.jpg", "office-sydney.jpg"]

test.each([
  ["coats.png", "coast.png"],
  ["coast.jpg", "coast.png"],
  ["Harbour.jpg", "harbour.jpg"],
  ["office-geelong.png", "office-geelong.jpg"],
  ["ofice-sidney.jpg", "office-sydney.jpg"],
])("whoever wrote %s most likely meant %s", (written, meant) => {
  expect(nearestName(written, names)).toBe(meant)
})

test.each(["mountain.jpg", "a.png", ""])("nothing is like %s", written => {
  expect(nearestName(written, names)).toBeNull()
})

test("where there is nothing to choose from, nothing was meant", () => {
  expect(nearestName("coast.png", [])).toBeNull()
})
