import type { InferOutput } from "valibot"
import type { Source } from "../source-and-period"
import type { State } from "../states"
import type { documentToSend } from "./documents-schema"

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

/** A document that the firm asks clients for, with the side and the state of its file. */
export type DocumentToSend = Omit<InferOutput<typeof documentToSend>, "source"> & {
  side?: Party
  state?: State
  source?: Source
}
