import type * as v from "valibot"
import type { sampleSchema } from "../content/sample-schema"

/** What a reader can do with a made-up document: learn what each part is, check their own by it, or find what's wrong. */
export const SAMPLE_MODES = ["read", "check", "spot"] as const

export type SampleMode = (typeof SAMPLE_MODES)[number]

export type SampleDocument = v.InferOutput<typeof sampleSchema>

export type SamplePart = SampleDocument["parts"][number]

export type SampleSection = { name: string; parts: readonly SamplePart[] }

/** Groups a sample document's parts by section. The sections are in the order in which they first appear. */
export function groupDocumentPartsBySection(parts: readonly SamplePart[]): SampleSection[] {
  const names = [...new Set(parts.map(({ section }) => section))]
  return names.map(name => ({ name, parts: parts.filter(({ section }) => section === name) }))
}

const formatQuestionsIntro = (title: string): string => `I couldn’t answer these in my own document (${title}):`

const formatCheckAsListItem = (check: string): string => `- ${check}`

/** A reader's message about checks that they couldn't answer: the document's title, then one line for each check. */
export const formatCheckQuestions = (title: string, openChecks: readonly string[]): string =>
  [formatQuestionsIntro(title), ...openChecks.map(formatCheckAsListItem)].join("\n")

/** Adds those checks to the end of a message. Checks that the message already lists for the same document aren't added again. */
export function addQuestionsToMessage(message: string, title: string, openChecks: readonly string[]): string {
  const lines = message.split("\n")
  const newChecks = lines.includes(formatQuestionsIntro(title))
    ? openChecks.filter(check => !lines.includes(formatCheckAsListItem(check)))
    : openChecks
  if (newChecks.length === 0) return message
  const questions = formatCheckQuestions(title, newChecks)
  return message.trim() === "" ? questions : `${message.trimEnd()}\n\n${questions}`
}
