import type { Source } from "../source-and-period"
import type { State } from "../states"

// The options and the type of a document. They're separate from the schema, so that a page doesn't load the validation.

export const PARTIES = ["buying", "selling"] as const
export type Party = (typeof PARTIES)[number]

export const PROPERTY_KINDS = ["house", "townhouse", "unit", "land", "rural", "commercial"] as const
export type PropertyKind = (typeof PROPERTY_KINDS)[number]

/** The stages of a sale: before and after both parties have signed. */
export const SALE_STAGES = ["looking", "signed"] as const
export type SaleStage = (typeof SALE_STAGES)[number]

/** Circumstances of a sale or of a party, in the order in which visitors are asked about them. */
export const CIRCUMSTANCES = [
  "loan",
  "first-home",
  "live-in",
  "gift",
  "off-the-plan",
  "strata",
  "tenanted",
  "company",
  "trust",
  "nominee",
  "foreign",
  "concession-card",
  "mortgage",
  "works",
  "owner-builder",
  "pool",
  "other-land",
  "gst",
  "estate",
  "separated",
  "name-changed",
  "attorney",
] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

export const DUE_TIMES = [
  "start",
  "before-signing",
  "after-signing",
  "before-settlement",
  "settlement-week",
  "after-settlement",
] as const
export type DueTime = (typeof DUE_TIMES)[number]

/** How to send a document safely, or what happens instead. */
export const WAYS = ["upload", "identity-check", "phone", "email", "we-order", "lodge"] as const
export type Way = (typeof WAYS)[number]

/** A document that the firm asks clients for. A condition that's left out doesn't limit which clients are asked. */
export type DocumentToSend = {
  /** Identifies the document: two documents with the same name are the same. */
  name: string
  why: string
  where: string
  howRecent?: string | undefined
  due: DueTime
  way: Way
  side?: Party | undefined
  state?: State | undefined
  property?: readonly PropertyKind[] | undefined
  stage?: SaleStage | undefined
  /** At least one of these must apply. */
  circumstances?: readonly Circumstance[] | undefined
  /** None of these may apply. */
  unless?: readonly Circumstance[] | undefined
  source?: Source | undefined
}
