import type { State } from "../../../src/domain/states"

/** How people name each state of Australia and its capital. `ACT` and the like are names in capitals only. */
const NAMED: Readonly<Record<string, RegExp>> = {
  NSW: /\b(?:New South Wales|NSW|Sydney(?:siders?)?)\b/,
  VIC: /\b(?:Victoria(?:ns?)?|VIC|Vic|Melbourne)\b/,
  QLD: /\b(?:Queensland(?:ers?)?|QLD|Qld|Brisbane)\b/,
  SA: /\b(?:South Australia(?:ns?)?|SA|Adelaide)\b/,
  WA: /\b(?:Western Australia(?:ns?)?|WA|Perth)\b/,
  TAS: /\b(?:Tasmania(?:ns?)?|TAS|Tas|Hobart)\b/,
  ACT: /\b(?:Australian Capital Territory|ACT|Canberra)\b/,
  NT: /\b(?:Northern Territory|NT|Darwin)\b/,
}

/** The first name in a sentence of a state or capital that isn't one of `ours`; null without one. */
export function otherStateIn(sentence: string, ours: readonly State[]): string | null {
  const found = Object.entries(NAMED).flatMap(([state, name]) => {
    const match = ours.some(one => one === state) ? null : name.exec(sentence)
    return match ? [match] : []
  })
  return found.sort((a, b) => a.index - b.index)[0]?.[0] ?? null
}
