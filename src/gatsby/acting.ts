import * as v from "valibot"
import { STATES, type State } from "../domain/states"
import type { Fields } from "./content-types/content-type"

// What of the content is part of this firm's site. Content about a state in which the firm doesn't act stays in the
// repository, and isn't built. The build goes by the firm's file as it's given, so that a test may bring its own.

/** Where the firm acts, in its own order, and whether it's a law practice in one of its states. */
export type Acting = { states: readonly State[]; hasLawyers: boolean }

const practising = v.object({ state: v.picklist(STATES), as: v.optional(v.unknown()) })

/** By the fields of the firm's file, checked or not. While they don't tell, nothing is left out. */
export function actingOf(firm: Fields): Acting {
  const given: unknown[] = Array.isArray(firm["states"]) ? firm["states"] : []
  const all = given.flatMap(one => (v.is(practising, one) ? [one] : []))
  if (all.length === 0) return { states: STATES, hasLawyers: true }
  return { states: all.map(({ state }) => state), hasLawyers: all.some(one => one.as === "law practice") }
}

/** Why something isn't part of the site. */
export type LeftOut = {
  /** What follows "isn't built, since". */
  why: string
  /** The attribute of `<In>` that leaves a text out together with it; null where there's none. */
  attribute: string | null
  /** The field that leaves out a link of the navigation together with it. */
  field: string
}

/**
 * Why an entry, a question, a link, a term or a source isn't part of the site, by what it says of itself in `state`, `states`
 * and `needs`; null for what is.
 */
export function leftOutOf({ states: ours, hasLawyers }: Acting, { state, states, needs }: Fields): LeftOut | null {
  const about = [state, ...(Array.isArray(states) ? states : [])].filter(one => v.is(known, one))
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
  return null
}

const known = v.picklist(STATES)
