import { buildFirmFile } from "../../src/testing/firm-file"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { listFirmContentFiles, getEntryState } from "./firm-entries"

test("the entries of a firm in Victoria only are those about Victoria or about no state, without examples", () => {
  const content = createTemporaryFolder({
    "site.yaml": buildFirmFile("VIC"),
    "blog/nsw/stage-1.mdx": "---\ntitle: One\nstate: NSW\n---\n",
    "blog/vic/stage-1.mdx": '---\ntitle: One\nstate: "VIC"\n---\n',
    "blog/stamp-duty.mdx": "---\ntitle: Stamp duty\n---\n\nThe state: see below.\n",
    "blog/_example.mdx": "---\nstate: VIC\n---\n",
    "blog/picture.png": "",
  })
  expect(listFirmContentFiles(content, "blog")).toEqual(["stamp-duty.mdx", "vic/stage-1.mdx"])
})

test("while the firm's file can't be read, all entries may be meant", () => {
  const content = createTemporaryFolder({ "site.yaml": "states: [", "places/albury.yaml": "state: NSW\n" })
  expect(listFirmContentFiles(content, "places")).toEqual(["albury.yaml"])
})

test.each([
  ["state: QLD\n", "QLD"],
  ["name: A\nstate: 'NSW'\n", "NSW"],
  ["states: [VIC]\n", undefined],
  ["hours:\n  state: VIC\n", undefined],
])("the state of %j is read", (text, state) => {
  expect(getEntryState(text)).toBe(state)
})
