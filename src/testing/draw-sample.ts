import { createChances } from "../harness/chances"

/** True where everything is to be counted, as in a run at night: `THOROUGH=1 npx jest`. Otherwise tests draw samples. */
export const isThorough = process.env.THOROUGH === "1"

/**
 * Some of `all`, drawn by Jest's seed: as few as have one of each kind there is, and others besides, up to `size`. In a
 * thorough run it's all of them.
 *
 * @param listKinds Unique names of the kinds that an item represents.
 * @param size      The sample is larger where it takes more to have one of each kind.
 */
export function drawSample<T>(all: readonly T[], listKinds: (one: T) => readonly string[], size = 0): readonly T[] {
  if (isThorough) return all
  const chance = createChances(jest.getSeed())
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

/** The kinds of a record of answers: every two of its answers that go together. */
export const listPairs = (answers: Readonly<Record<string, string>>): string[] => {
  const answerTexts = Object.entries(answers).map(([name, answer]) => `${name}=${answer}`)
  return answerTexts.flatMap((one, n) => answerTexts.slice(n + 1).map(other => `${one} ${other}`))
}
