import { createRandomNumberGenerator } from "../harness/chances"

/** Whether tests check every case, as in the nightly run with `THOROUGH=1 npx jest`. Otherwise they check samples. */
export const isThorough = process.env.THOROUGH === "1"

/**
 * Draws a sample with Jest's seed: the items that represent every kind, and others up to `size`. A thorough run has
 * all.
 *
 * @param listKinds Lists the unique names of the kinds that an item represents.
 */
export function drawSample<T>(all: readonly T[], listKinds: (one: T) => readonly string[], size = 0): readonly T[] {
  if (isThorough) return all
  const chance = createRandomNumberGenerator(jest.getSeed())
  let remaining = all
    .map(one => ({ one, kinds: listKinds(one), place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one, kinds }) => ({ one, kinds }))
  const sample: T[] = []
  while (remaining.some(({ kinds }) => kinds.length > 0)) {
    const best = remaining.reduce((most, next) => (next.kinds.length > most.kinds.length ? next : most))
    const coveredKinds = new Set(best.kinds)
    sample.push(best.one)
    remaining = remaining
      .filter(other => other !== best)
      .map(({ one, kinds }) => ({ one, kinds: kinds.filter(kind => !coveredKinds.has(kind)) }))
  }
  return [...sample, ...remaining.slice(0, Math.max(0, size - sample.length)).map(({ one }) => one)]
}

export const listAnswerPairs = (answers: Readonly<Record<string, string>>): string[] => {
  const answerTexts = Object.entries(answers).map(([name, answer]) => `${name}=${answer}`)
  return answerTexts.flatMap((one, n) => answerTexts.slice(n + 1).map(other => `${one} ${other}`))
}
