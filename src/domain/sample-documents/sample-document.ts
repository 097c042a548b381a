import type * as v from "valibot"
import type { sampleSchema } from "../content/sample-schema"

/** A made-up document, as its file has it. */
export type SampleDocument = v.InferOutput<typeof sampleSchema>

/** What it says at one place, what to know and check there, and what's wrong with it on purpose. */
export type SamplePart = SampleDocument["parts"][number]

/** Parts that follow one another in the same section, with the name of that section. */
export type SampleSection = { name: string; parts: readonly SamplePart[] }

/** The parts by section, in the order of the document. */
export function sectionsOf(parts: readonly SamplePart[]): SampleSection[] {
  const names = [...new Set(parts.map(({ section }) => section))]
  return names.map(name => ({ name, parts: parts.filter(({ section }) => section === name) }))
}

/** What a reader asks us about checks that they couldn't answer: one line each, after the document they belong to. */
export const questionsInWords = (title: string, unanswered: readonly string[]): string =>
  [`I couldn’t answer these in my own document (${title}):`, ...unanswered.map(check => `- ${check}`)].join("\n")
