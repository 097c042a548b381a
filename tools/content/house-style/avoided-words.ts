import type { State } from "../../../src/domain/states"
import type { Finding, SeenText } from "../../rebrand/mentions/seen-text"
import type { HouseStyle } from "./house-style-schema"
import { findPhrase, overlaps, createPhrasePattern, toPlainSentence, type Span } from "./phrase-pattern"

type Entry = HouseStyle["words"][number]

/** If phrases overlap, the first in the list is reported. */
export function findAvoidedWords(
  sentences: readonly SeenText[],
  words: readonly Entry[],
  textsOf: "pages" | "code",
): Finding[] {
  const rules = words
    .filter(one => one.in === undefined || one.in === textsOf)
    .map(one => ({
      avoid: one.avoid.map(words => createPhrasePattern(words)),
      fine: (one.fine ?? []).map(words => createPhrasePattern(words)),
      appliesTo: (state: State | undefined) => one.states === undefined || one.states.some(ours => ours === state),
      advice: formatWordAdvice(one),
    }))
  return sentences.flatMap(({ where, text, state }) => {
    const sentence = toPlainSentence(text)
    const reportedSpans: Span[] = []
    return rules.flatMap(({ avoid, fine, appliesTo, advice }) => {
      if (!appliesTo(state)) return []
      const spans = avoid.flatMap(phrase => findPhrase(phrase, sentence))
      if (spans.length === 0) return []
      const right = fine.flatMap(phrase => findPhrase(phrase, sentence))
      return spans.flatMap(span => {
        if ([...right, ...reportedSpans].some(other => overlaps(span, other))) return []
        reportedSpans.push(span)
        return [{ where, message: `"${span.words}": ${advice}` }]
      })
    })
  })
}

const formatWordAdvice = ({ write, do: instead, reason }: Entry): string =>
  `${write ? `write ${write.map(word => `"${word}"`).join(" or ")}.` : `${instead ?? ""}`} ${reason}`
