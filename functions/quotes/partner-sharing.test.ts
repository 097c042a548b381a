import { join } from "node:path"
import { renderFormPage } from "../../src/documents/form-pages"
import { writePartnerFiles } from "../../src/gatsby/partners"
import { FIRM } from "../../src/harness/lead-test-harness"
import { buildFolder, writeFiles } from "../../src/testing/build-folder"
import { readPartnerSharing } from "./quotes.mts"

let root: string
beforeEach(() => void (root = buildFolder({ "public/index.html": "" })))

const NODES = [
  { slug: "broker", name: "Harbour Home Loans", sharing: "so that it can call me about a loan" },
  { slug: "coach", name: "First Door", sharing: null },
]
const build = () => {
  const getNodesByType = (type: string) => (type === "Partner" ? NODES : [])
  writePartnerFiles(join(root, "public"), { getNodesByType })
}
const errors = [{ field: "name", code: "required", message: "Enter your name" }]
const renderPage = (wire: unknown) =>
  renderFormPage({ wire, errors, firm: FIRM, sharing: readPartnerSharing(root, wire) })

test("a form that comes back has the box of its partner again, ticked if it was", () => {
  build()
  const box = /<input[^>]*name="partnerConsent"[^>]*>/
  expect(box.exec(renderPage({ partner: "broker" }))?.[0]).not.toContain("checked")
  expect(box.exec(renderPage({ partner: "broker", partnerConsent: "broker" }))?.[0]).toContain("checked")
  expect(renderPage({ partner: "broker" })).toContain(
    "Share this request and my contact details with Harbour Home Loans so that it can call me about a loan",
  )
})

test.each([
  ["a partner that nothing is shared with", { partner: "coach" }],
  ["nobody", {}],
  ["no partner of ours", { partner: "__proto__" }],
  ["what is no form", "x"],
])("a form from %s has none", (_, wire) => {
  build()
  expect(renderPage(wire)).not.toContain("partnerConsent")
})

test("a site without the list, or with a broken one, has none", () => {
  expect(readPartnerSharing(root, { partner: "broker" })).toBeNull()
  writeFiles(root, { "public/partner-sharing.json": "[]" })
  expect(readPartnerSharing(root, { partner: "broker" })).toBeNull()
})
