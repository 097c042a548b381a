import { join } from "node:path"
import { renderQuoteFormPage } from "../../src/documents/form-pages"
import { writePartnerFiles } from "../../src/gatsby/partners"
import { FIRM } from "../../src/harness/lead-test-harness"
import { createTemporaryFolder, writeFilesToFolder } from "../../src/testing/build-folder"
import { readPartnerForFormSharing } from "./quotes.mts"

let root: string
beforeEach(() => void (root = createTemporaryFolder({ "public/index.html": "" })))

const NODES = [
  { slug: "broker", name: "Harbour Home Loans", sharing: "so that it can call me about a loan" },
  { slug: "coach", name: "First Door", sharing: null },
]
const buildPartnerSharing = () => {
  const getNodesByType = (type: string) => (type === "Partner" ? NODES : [])
  writePartnerFiles(join(root, "public"), { getNodesByType })
}
const errors = [{ field: "name", code: "required", message: "Enter your name" }]
const renderQuotePage = (wire: unknown) =>
  renderQuoteFormPage({ wire, errors, firm: FIRM, sharing: readPartnerForFormSharing(root, wire) })

test("a form that comes back has the box of its partner again, ticked if it was", () => {
  buildPartnerSharing()
  const box = /<input[^>]*name="partnerConsent"[^>]*>/
  expect(box.exec(renderQuotePage({ partner: "broker" }))?.[0]).not.toContain("checked")
  expect(box.exec(renderQuotePage({ partner: "broker", partnerConsent: "broker" }))?.[0]).toContain("checked")
  expect(renderQuotePage({ partner: "broker" })).toContain(
    "Share this request and my contact details with Harbour Home Loans so that it can call me about a loan",
  )
})

test.each([
  ["a partner that nothing is shared with", { partner: "coach" }],
  ["nobody", {}],
  ["no partner of ours", { partner: "__proto__" }],
  ["what is no form", "x"],
])("a form from %s has none", (_, wire) => {
  buildPartnerSharing()
  expect(renderQuotePage(wire)).not.toContain("partnerConsent")
})

test("a site without the list, or with a broken one, has none", () => {
  expect(readPartnerForFormSharing(root, { partner: "broker" })).toBeNull()
  writeFilesToFolder(root, { "public/partner-sharing.json": "[]" })
  expect(readPartnerForFormSharing(root, { partner: "broker" })).toBeNull()
})
