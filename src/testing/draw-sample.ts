import { chances } from "../harness/chances"

/** True where everything is to be counted, as in a run at night: `THOROUGH=1 npx jest`. Otherwise tests draw samples. */
export const isThorough = process.env.THOROUGH === "1"

/**
 * Some of `all`, drawn by Jest's seed: as few as have one of each kind there is, and others besides, up to `size`. In a
 * thorough run it's all of them.
 *
 * @param listKinds The kinds that one of them stands for, by names that tell them apart.
 * @param size      The sample is larger where it takes more to have one of each kind.
 */
export function drawSample<T>(all: readonly T[], listKinds: (one: T) => readonly string[], size = 0): readonly T[] {
  if (isThorough) return all
  const chance = chances(jest.getSeed())
  let left = all
    .map(one => ({ one, kinds: listKinds(one), place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one, kinds }) => ({ one, kinds }))
  const sample: T[] = []
  while (left.some(({ kinds }) => kinds.length > 0)) {
    const best = left.reduce((most, next) => (next.kinds.length > most.kinds.length ? next : most))
    const met = new Set(best.kinds)
    sample.push(best.one)
    left = left
      .filter(other => other !== best)
      .map(({ one, kinds }) => ({ one, kinds: kinds.filter(kind => !met.has(kind)) }))
  }
  return [...sample, ...left.slice(0, Math.max(0, size - sample.length)).map(({ one }) => one)]
}

/** The kinds of a record of answers: every two of its answers that go together. */
export const listPairs = (answers: Readonly<Record<string, string>>): string[] => {
  const given = Object.entries(answers).map(([name, answer]) => `${name}=${answer}`)
  return given.flatMap((one, n) => given.slice(n + 1).map(other => `${one} ${other}`))
}
