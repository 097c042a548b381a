import { withoutEmpty } from "./leave-out-empty"

const WRITTEN = {
  title: "Conveyancing",
  phone: "",
  state: null,
  index: false,
  stage: 0,
  picture: { file: "", alt: "" },
  nearby: [],
  sources: [{ name: "Test Office", url: "" }],
}
const KEPT = { title: "Conveyancing", index: false, stage: 0, nearby: [], sources: [{ name: "Test Office" }] }

test("fields that hold nothing are left out, at any depth; no, zero and an empty list are something", () => {
  expect(withoutEmpty(WRITTEN)).toEqual(KEPT)
})
