import { listDocumentsToSend } from "./documents-to-send"

const lease = { name: "The lease", why: "You need it.", where: "Ask the agent.", due: "start", way: "email" }

test("documents are by the order of their files, each with its file's side and state", () => {
  const documentsToSend = listDocumentsToSend([
    { id: "2", title: "Buyers in Victoria", order: 20, side: "buying", state: "VIC", documents: [lease] },
    { id: "1", title: "Everyone", order: 10, documents: [{ ...lease, name: "Your names" }] },
  ])
  expect(documentsToSend).toEqual([
    { ...lease, name: "Your names" },
    { ...lease, side: "buying", state: "VIC" },
  ])
})

test("a document's source says what was read", () => {
  const createSource = (url: string) => ({ name: "The office", url, checked: "2026-11-21" })
  const documents = [
    { ...lease, source: createSource("https://www.nsw.gov.au/leases") },
    { ...lease, name: "Your names", source: createSource("https://firm.example/names") },
  ]
  const documentsToSend = listDocumentsToSend([{ title: "Everyone", order: 10, documents }])
  expect(documentsToSend.map(one => one.source?.read)).toEqual(["office", "copy"])
})
