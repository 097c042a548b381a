import * as v from "valibot"
import { STATES, type State } from "../domain/states"
import { OPTIONAL_ENTRIES, type OptionalEntries } from "../domain/content/choices"
import type { Fields } from "./content-types/content-type"

// Decides which content is part of this firm's site. Content about a state in which the firm doesn't act stays in the
// repository but isn't built. The firm's file is a parameter, so that a test can pass its own.

/** The states are in the order of the firm's file. */
export type FirmScope = {
  states: readonly State[]
  hasLawyers: boolean
  hasPartnerSites: boolean
  lacks: readonly OptionalEntries[]
}

/** The fields of the firm's partners and offers. */
type Entries = Readonly<Record<OptionalEntries, readonly Fields[]>>

const practiceSchema = v.object({ state: v.picklist(STATES), as: v.optional(v.unknown()) })

/** If the firm's states can't be read, no content is left out. Without `entries` the firm counts as having all kinds. */
export function getFirmContentScope(firm: Fields, entries?: Entries): FirmScope {
  const stateEntries: unknown[] = Array.isArray(firm["states"]) ? firm["states"] : []
  const practices = stateEntries.flatMap(one => (v.is(practiceSchema, one) ? [one] : []))
  const hasStates = practices.length > 0
  const scope: FirmScope = {
    states: hasStates ? practices.map(({ state }) => state) : STATES,
    hasLawyers: !hasStates || practices.some(one => one.as === "law practice"),
    hasPartnerSites: true,
    lacks: OPTIONAL_ENTRIES.filter(kind => entries?.[kind].length === 0),
  }
  const isPartnerShown = (partner: Fields) => getContentLeftOutReason(scope, partner) === null
  return entries
    ? { ...scope, hasPartnerSites: entries.partners.some(one => hasWebsites(one) && isPartnerShown(one)) }
    : scope
}

const hasWebsites = ({ hosts }: Fields): boolean => Array.isArray(hosts) && hosts.length > 0

export type LeftOutReason = {
  /** The part of a message after "isn't built, since". */
  why: string
  /** The attribute of `<In>` that leaves out text under the same condition. Null if there's none. */
  attribute: string | null
  /** The field that leaves out a navigation link under the same condition. */
  field: string
}

/** From the fields of an entry, a question, a link, a term or a source. Null if it's part of the site. */
export function getContentLeftOutReason(scope: FirmScope, { state, states, needs }: Fields): LeftOutReason | null {
  const { states: ours, hasLawyers, hasPartnerSites, lacks } = scope
  const about = [state, ...(Array.isArray(states) ? states : [])].filter(one => v.is(stateSchema, one))
  if (about.length > 0 && !about.some(one => ours.includes(one)))
    return {
      why:
        about.length > 1 ? `the firm acts in none of ${about.join(", ")}` : `the firm doesn't act in ${about.join()}`,
      attribute: `state="${about.join(" ")}"`,
      field: `state: ${about.join()}`,
    }
  if (needs === "two states" && ours.length < 2)
    return {
      why: "it needs two states and the firm acts in one",
      attribute: 'atLeast="2"',
      field: "needs: two states",
    }
  if (needs === "lawyers" && !hasLawyers)
    return { why: "the firm is no law practice", attribute: null, field: "needs: lawyers" }
  if (needs === "partner sites" && !hasPartnerSites)
    return { why: "no partner lists its sites in hosts", attribute: null, field: "needs: partner sites" }
  const missing = lacks.find(kind => kind === needs)
  return missing === undefined
    ? null
    : { why: `the firm has no ${missing}`, attribute: `needs="${missing}"`, field: `needs: ${missing}` }
}

const stateSchema = v.picklist(STATES)
