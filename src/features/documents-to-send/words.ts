import type {
  Circumstance,
  DueTime,
  Party,
  PropertyKind,
  SaleStage,
  Way,
} from "../../domain/documents-to-send/document-to-send"

/** For each circumstance, its checkbox label, and the words after "Only if" in a list for a sale that isn't known. */
export const CIRCUMSTANCE_WORDS: Readonly<Record<Circumstance, { label: string; onlyIf: string }>> = {
  loan: { label: "I’m getting a loan", onlyIf: "you’re getting a loan" },
  "first-home": { label: "It’s a first home", onlyIf: "it’s a first home" },
  "live-in": { label: "I’ll live there", onlyIf: "you’ll live there" },
  gift: { label: "Family is giving me money", onlyIf: "family is giving you money" },
  "off-the-plan": { label: "I’m buying off the plan", onlyIf: "you’re buying off the plan" },
  strata: {
    label: "It has a strata scheme, owners corporation or body corporate",
    onlyIf: "it has a strata scheme, owners corporation or body corporate",
  },
  tenanted: { label: "There’s a tenant", onlyIf: "there’s a tenant" },
  company: { label: "A company is buying", onlyIf: "a company is buying" },
  trust: { label: "A trust or super fund is buying", onlyIf: "a trust or super fund is buying" },
  nominee: { label: "Someone else will own it instead of me", onlyIf: "someone else will own it instead of you" },
  foreign: {
    label: "Someone on my side is a foreign person or lives overseas",
    onlyIf: "someone on your side is a foreign person or lives overseas",
  },
  "concession-card": { label: "I have a concession card", onlyIf: "you have a concession card" },
  mortgage: { label: "I have a mortgage on it", onlyIf: "you have a mortgage on it" },
  works: {
    label: "Something was added or renovated",
    onlyIf: "something was added or renovated",
  },
  "owner-builder": { label: "An owner-builder did some of the work", onlyIf: "an owner-builder did some of the work" },
  pool: { label: "It has a pool or spa", onlyIf: "it has a pool or spa" },
  "other-land": { label: "I own other land", onlyIf: "you own other land" },
  gst: {
    label: "GST may apply, because it’s new, vacant, rural or commercial",
    onlyIf: "GST may apply, because it’s new, vacant, rural or commercial",
  },
  estate: { label: "An owner has died", onlyIf: "an owner has died" },
  separated: { label: "We’ve separated", onlyIf: "you’ve separated" },
  "name-changed": { label: "My documents show different names", onlyIf: "your documents show different names" },
  attorney: { label: "Someone else will sign for me", onlyIf: "someone else will sign for you" },
}

export const PARTY_WORDS: Readonly<Record<Party, string>> = { buying: "Buying", selling: "Selling" }

export const PROPERTY_WORDS: Readonly<Record<PropertyKind, string>> = {
  house: "House",
  townhouse: "Townhouse",
  unit: "Unit or apartment",
  land: "Vacant land",
  rural: "Rural property",
  commercial: "Commercial property",
}

export const STAGE_WORDS: Readonly<Record<SaleStage, string>> = {
  looking: "Not signed yet",
  signed: "Both sides have signed",
}

export const DUE_WORDS: Readonly<Record<DueTime, string>> = {
  start: "When you engage us",
  "before-signing": "Before you sign, or before the property is advertised if you’re selling",
  "after-signing": "Within two days of signing",
  "before-settlement": "Three to four weeks before settlement",
  "settlement-week": "In the week of settlement",
  "after-settlement": "After settlement",
}

/** How to send most documents. A list says it once. */
export const UPLOAD =
  "Upload your documents with the secure link we send you once you’re our client, unless it says something else below. Don’t put them into a form on this website."

export const WAY_WORDS: Readonly<Record<Exclude<Way, "upload">, string>> = {
  "identity-check": "Show it in person, or to the identity service we send you to. Don’t email or text a photo of it.",
  phone: "Call us on a number you already had. Don’t email or text it.",
  email: "Ordinary email is fine.",
  "we-order": "You don’t need to send the certificate. We’ll order it.",
  lodge: "Lodge it where it says above, and send us the receipt.",
}
