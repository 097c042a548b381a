import * as v from "valibot"
import { listOf, listOfDifferent, oneOf, path, slug, source, state, text, yesOrNo } from "./fields"

const PROBLEM_TIMES = ["before-signing", "today", "now"] as const

export type ProblemTime = (typeof PROBLEM_TIMES)[number]

const problem = v.strictObject({
  clue: text("what a reader may notice, in a few words"),
  why: text("what goes wrong, in one to three sentences"),
  advice: text("what we'd say about it, in one to three sentences"),
  when: oneOf(PROBLEM_TIMES),
})

const part = v.strictObject({
  id: slug,
  section: text("the section of the document that the part is in"),
  name: text("what the part decides, in our own words"),
  lines: v.optional(listOf(v.strictObject({ label: text("what the line is about"), value: text("what it says") }), 1)),
  about: text("what the part is, in one or two sentences"),
  inSample: v.optional(text("what's true of this sample alone, in a sentence")),
  usual: v.optional(text("what it usually says, in a few words")),
  checks: listOf(text("what to check, in a sentence that begins with an order"), 1),
  call: text("when to stop and call, in a sentence"),
  oftenMissed: v.optional(yesOrNo),
  problems: v.optional(listOf(problem, 1)),
  term: v.optional(text("a word of the glossary")),
  guide: v.optional(path),
  source: v.optional(source),
})

/** A made-up document for one state: `content/samples/<slug>.yaml`. Its parts are in reading order; links to a part end in its id. */
export const sampleSchema = v.strictObject({
  title: text("what the document is a sample of"),
  state,
  setting: text("who signs it and when, in one to three sentences"),
  parts: listOfDifferent(part, "each id", ({ id }) => [id]),
})
