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

/** The line above the checks that a reader couldn't answer in a document of their own. */
export const formatChecksIntro = (title: string): string => `I couldn’t answer these in my own document (${title}):`

const formatListItem = (item: string): string => `- ${item}`

/** What a reader has to ask, for a message: what it's about, then one line for each item. */
export const formatQuestions = (intro: string, items: readonly string[]): string =>
  [intro, ...items.map(formatListItem)].join("\n")

/** Adds a list to the end of a message. Items that the message already has under the same intro aren't added again. */
export function addQuestionsToMessage(message: string, intro: string, items: readonly string[]): string {
  const lines = message.split("\n")
  const newItems = lines.includes(intro) ? items.filter(item => !lines.includes(formatListItem(item))) : items
  if (newItems.length === 0) return message
  const questions = formatQuestions(intro, newItems)
  return message.trim() === "" ? questions : `${message.trimEnd()}\n\n${questions}`
}
