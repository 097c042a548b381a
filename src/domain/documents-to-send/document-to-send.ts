import type { Source } from "../source-and-period"
import type { State } from "../states"

// What content may say about a document. It's separate from the schema, so that a page doesn't load the validation.

/** Which party a document is asked of. */
export const PARTIES = ["buying", "selling"] as const
export type Party = (typeof PARTIES)[number]

/** The kinds of property that the quote form knows too. */
export const PROPERTY_KINDS = ["house", "townhouse", "unit", "land", "rural", "commercial"] as const
export type PropertyKind = (typeof PROPERTY_KINDS)[number]

/** Whether both parties have signed. */
export const SALE_STAGES = ["looking", "signed"] as const
export type SaleStage = (typeof SALE_STAGES)[number]

/** What may be so of a sale or of a party, in the order in which a visitor is asked. */
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

/** When a document is due, in the order of a sale. */
export const DUE_TIMES = [
  "start",
  "before-signing",
  "after-signing",
  "before-settlement",
  "settlement-week",
  "after-settlement",
] as const
export type DueTime = (typeof DUE_TIMES)[number]

/** The safe way to send a document, or what happens in its place. */
export const WAYS = ["upload", "identity-check", "phone", "email", "we-order", "lodge"] as const
export type Way = (typeof WAYS)[number]

/** A document that the firm asks a client for. What's left out doesn't narrow who is asked. */
export type DocumentToSend = {
  /** Identifies it: two documents with the same name are the same. */
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
  /** One of them must be so. */
  circumstances?: readonly Circumstance[] | undefined
  /** None of them may be so. */
  unless?: readonly Circumstance[] | undefined
  source?: Source | undefined
}
