import * as v from "valibot"
import type { ReadableFile } from "../../src/gatsby/read-content"
import { type Checked, type Fact, factSource, namedSource } from "./facts"
import { statesLaw } from "./states-law"

const answered = v.object({ question: v.string(), answer: v.string(), source: v.optional(namedSource) })
const group = v.object({ title: v.string(), questions: v.array(answered) })

/** The facts of a group of questions, one for each answer that has a source or states law; null for any other file. */
export function faqFacts({ file, type, entry }: ReadableFile): Checked | null {
  if (type.kind !== "faq") return null
  const { title, questions } = v.parse(group, entry.fields)
  return { group: "Answers", name: title, file: `content/${file}`, facts: questions.flatMap(factsOf) }
}

function factsOf({ question, answer, source: own }: v.InferOutput<typeof answered>): Fact[] {
  const isLaw = statesLaw([question], answer)
  if (!own && !isLaw) return []
  return [{ section: question, sources: own ? [factSource(own)] : [], isLaw }]
}
