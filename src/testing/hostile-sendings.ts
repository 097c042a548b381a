import type { Handler } from "../leads/http/edge"
import { drawSample } from "./draw-sample"
import { HOSTILE, HOSTILE_TEXTS } from "./hostile-texts"
import { findLostLeads } from "../harness/lost-leads"
import type { LeadTestHarness } from "../harness/lead-test-harness"

const AT_ONCE = 20
const LONG_ENOUGH_TO_RECOGNISE = 6
const STACK = /\bat .+:\d+:\d+|node_modules|TypeError|\/src\//

export const MARKUP_THAT_ACTS = /<(?:script|img|svg|iframe|object|body onload)[^>]*(?:alert|onerror|onload|src=x)/i

/** All of our own hostile texts, and a sample of the others. A thorough run uses all of them. */
const TEXTS = drawSample(HOSTILE_TEXTS, text => (Object.values(HOSTILE).includes(text) ? [text] : []), 80)

export type Outcome = { text: string; status: number; answer: string }

export async function sendEachHostileText(
  harness: LeadTestHarness,
  handler: Handler,
  make: (text: string) => Request,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let from = 0; from < TEXTS.length; from += AT_ONCE) {
    const some = TEXTS.slice(from, from + AT_ONCE)
    const answers = await Promise.all(some.map(text => harness.recordAccepted(handler)(make(text), harness.call())))
    for (const [i, answer] of answers.entries())
      outcomes.push({ text: some[i] ?? "", status: answer.status, answer: await answer.text() })
  }
  await harness.settle()
  return outcomes
}

/** Expects that no hostile text was logged, used as a key, or stored anywhere except in the leads themselves. */
export function expectNoHarmDone(harness: LeadTestHarness, outcomes: readonly Outcome[]): void {
  expect(findLostLeads(harness)).toEqual([])
  expect(outcomes).toHaveLength(TEXTS.length)
  for (const { text, status, answer } of outcomes) {
    if (![200, 201, 303, 400, 422].includes(status))
      throw new Error(`${status} for ${JSON.stringify(text.slice(0, 80))}`)
    expect(answer).not.toMatch(STACK)
  }
  const outsideText =
    JSON.stringify(harness.logged) + ["pending", "done", "held", "counts"].flatMap(harness.blobs.texts).join()
  const keys = ["lead", "quote", "pending", "done"].flatMap(harness.blobs.keys)
  expect(keys.filter(key => !/^[\w-]{26}$/.test(key))).toEqual([])
  for (const text of TEXTS.filter(({ length }) => length >= LONG_ENOUGH_TO_RECOGNISE))
    expect(outsideText.includes(text) && text.slice(0, 80)).toBe(false)
  expect({}).not.toHaveProperty("polluted")
}

/**
 * Expects that each text was refused at `field` or stored unchanged except for spaces.
 *
 * @param keptAs The delivered text by the visitor's reference.
 */
export function expectTextsRefusedOrStored(
  outcomes: readonly Outcome[],
  field: string,
  keptAs: ReadonlyMap<string, string | null>,
): void {
  let acceptedCount = 0
  for (const { text, status, answer } of outcomes) {
    const { errors, id } = JSON.parse(answer)
    if (status === 422) {
      expect(errors).toEqual([{ field, code: expect.stringMatching(/^[a-z-]+$/), message: expect.any(String) }])
      expect(errors[0].message).toMatch(/^(Enter|Remove|Use|Shorten) /)
      continue
    }
    acceptedCount += 1
    const savedText = keptAs.get(id) ?? ""
    expect(removeInvisibleCharacters(savedText)).toBe(removeInvisibleCharacters(text))
    expect(savedText).toBe(savedText.normalize("NFC").trim())
  }
  expect(acceptedCount).toBeGreaterThan(TEXTS.length / 3)
}

const removeInvisibleCharacters = (text: string): string =>
  text.replace(/[\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").normalize("NFC")
