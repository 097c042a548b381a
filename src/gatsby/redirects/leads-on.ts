import { fill, matcherOf, NAME, redirectOf, type Redirect } from "../../domain/redirects"
import { ANY, landing, meeting } from "./meeting"

/** Where `redirect` sends people to another rule, or round in a circle: a sentence with an example for each. */
export function leadsOn(redirect: Redirect, redirects: readonly Redirect[]): string[] {
  const lands = landing(redirect.to)
  if (lands === null) return []
  const landed = redirects.map(next => meeting(lands, next.from)).filter(example => example !== null)
  return [...new Set(landed)].flatMap(example => {
    const start = whatLeadsTo(example, lands, redirect.from)
    const taken = redirects.find(({ from }) => matcherOf(from).test(start))
    return taken === redirect ? [sentence(start, redirects)] : []
  })
}

/** An address that `from` sends to `example`, which is one of those that `lands` stands for. */
function whatLeadsTo(example: string, lands: string, from: string): string {
  const parts = matcherOf(lands).exec(example)?.groups ?? {}
  const names = [...from.matchAll(NAME)].map(([, name = ""]) => [name, parts[name] ?? ANY])
  return fill(from.replace(/\*$/, ""), Object.fromEntries(names))
}

/** Follows `start` as a browser would, for as long as it takes to see a circle. */
function sentence(start: string, redirects: readonly Redirect[]): string {
  const way = [start]
  for (let here = redirectOf(start, redirects); here !== null; here = redirectOf(here, redirects)) {
    const seen = way.includes(here)
    way.push(here)
    if (seen || way.length > redirects.length + 1) return `goes round in a circle: ${way.join(", ")}; take a step out`
  }
  return `is a chain: ${way.join(", ")}; send ${start} to ${way.at(-1)} at once, above this rule`
}
