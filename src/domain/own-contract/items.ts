import type { State } from "../states"

/** "value": what's filled in. "document": pages that are there. "mention": words whose effect a visitor has to ask about. */
export type ItemKind = "value" | "document" | "mention"

/** One thing that's looked for in a contract. */
export interface ContractItem {
  id: string
  kind: ItemKind
  /** For each state that has it, the id of the part of its sample contract (`content/samples`) beside which it's shown. */
  parts: Readonly<Partial<Record<State, string>>>
}

const value = (id: string, NSW: string, VIC: string, QLD: string): ContractItem => ({
  id,
  kind: "value",
  parts: { NSW, VIC, QLD },
})
const document = (id: string, parts: ContractItem["parts"]): ContractItem => ({ id, kind: "document", parts })

/** In the order in which they're shown. */
export const ITEMS: readonly ContractItem[] = [
  value("edition", "edition", "parties", "parties"),
  value("seller", "seller", "parties", "parties"),
  value("buyer", "purchaser", "parties", "parties"),
  value("land", "land", "goods", "property"),
  value("price", "price-deposit", "price-deposit", "price-deposit"),
  value("deposit", "price-deposit", "price-deposit", "price-deposit"),
  value("contract-date", "completion", "settlement", "settlement"),
  value("settlement-date", "completion", "settlement", "settlement"),
  value("finance", "sc-finance", "loan", "finance"),
  value("inspection", "sc-finance", "building", "building"),
  document("cooling-off", { NSW: "cooling-statement", VIC: "cooling-notice", QLD: "cooling" }),
  // It can't be waived in Victoria.
  document("waiver", { NSW: "66w", QLD: "cooling" }),
  value("special-conditions", "special", "special", "special"),
  {
    id: "deposit-release",
    kind: "mention",
    parts: { NSW: "sc-deposit-release", VIC: "s27", QLD: "special" },
  },
  value("sunset-date", "otp", "otp", "otp"),
  value("default-interest", "sc-default", "special", "time"),
  value("inclusions", "inclusions", "goods", "property"),
  document("title-search", { NSW: "title", VIC: "32i", QLD: "f2-title" }),
  document("plan", { NSW: "plan", VIC: "plan", QLD: "f2-title" }),
  document("instrument-88b", { NSW: "88b" }),
  document("planning-certificate", { NSW: "107", VIC: "32c-planning" }),
  document("sewer-diagram", { NSW: "sewer" }),
  document("pool-certificate", { NSW: "pool", QLD: "f2-pool" }),
  document("building-insurance", { NSW: "building-insurance" }),
  document("strata-documents", { NSW: "strata-docs", VIC: "32f", QLD: "f2-bc" }),
  document("disclosure-statement", { NSW: "otp" }),
  document("rates-certificates", { VIC: "certs" }),
  document("due-diligence-checklist", { VIC: "ddc" }),
  document("owner-builder-report", { VIC: "32b" }),
  document("section-32", { VIC: "s32-front" }),
  document("s32a", { VIC: "32a" }),
  document("s32b", { VIC: "32b" }),
  document("s32c-easements", { VIC: "32c-easements" }),
  document("s32c-planning", { VIC: "32c-planning" }),
  document("s32d", { VIC: "32d" }),
  document("s32e", { VIC: "32e" }),
  document("s32f", { VIC: "32f" }),
  document("s32g", { VIC: "32g" }),
  document("s32h", { VIC: "32h" }),
  document("s32i", { VIC: "32i" }),
  document("form-2", { QLD: "f2-given" }),
  document("form-2-part-1", { QLD: "f2-p1" }),
  document("form-2-part-2", { QLD: "f2-encumbrances" }),
  document("form-2-part-3", { QLD: "f2-zoning" }),
  document("form-2-part-4", { QLD: "f2-works" }),
  document("form-2-part-5", { QLD: "f2-rates" }),
  document("form-2-part-6", { QLD: "f2-bc" }),
]

/** The items that a state's contracts have. */
export const listItems = (state: State): readonly ContractItem[] =>
  ITEMS.filter(({ parts }) => parts[state] !== undefined)
