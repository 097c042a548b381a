import { LEAVE_OUT_EMPTY, withoutEmpty } from "./leave-out-empty"

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

test("the editor is given the entry so before it saves it", () => {
  type Listener = { name: string; handler: (call: { entry: Map<string, unknown> }) => unknown }
  const listeners: Listener[] = []
  new Function("CMS", LEAVE_OUT_EMPTY)({ registerEventListener: (listener: Listener) => listeners.push(listener) })
  const data = { toJS: () => WRITTEN, clear: () => ({ merge: (kept: unknown) => ({ merged: kept }) }) }
  const entry = new Map([["data", data]])
  expect(listeners.map(({ name, handler }) => [name, handler({ entry })])).toEqual([["preSave", { merged: KEPT }]])
})
